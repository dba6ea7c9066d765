// The numbers of font features, under Core Text's names: see
// https://developer.apple.com/documentation/coretext/font-features. They are the values of
// UIFontDescriptor.FeatureKey.type and UIFontDescriptor.FeatureKey.selector.

// MARK: Ligatures

/// The kind of feature: ligatures.
public let kLigaturesType = 1
/// A choice of ``kLigaturesType``: ligatures that the script requires.
public let kRequiredLigaturesOnSelector = 0
/// A choice of ``kLigaturesType``: no ligatures that the script requires.
public let kRequiredLigaturesOffSelector = 1
/// A choice of ``kLigaturesType``: common ligatures.
public let kCommonLigaturesOnSelector = 2
/// A choice of ``kLigaturesType``: no common ligatures.
public let kCommonLigaturesOffSelector = 3
/// A choice of ``kLigaturesType``: rare ligatures.
public let kRareLigaturesOnSelector = 4
/// A choice of ``kLigaturesType``: no rare ligatures.
public let kRareLigaturesOffSelector = 5
/// A choice of ``kLigaturesType``: ligatures that depend on their neighbours.
public let kContextualLigaturesOnSelector = 18
/// A choice of ``kLigaturesType``: no ligatures that depend on their neighbours.
public let kContextualLigaturesOffSelector = 19
/// A choice of ``kLigaturesType``: historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// A choice of ``kLigaturesType``: no historical ligatures.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Letter case, the older kind

/// The kind of feature: letter case, the older kind.
public let kLetterCaseType = 3
/// A choice of ``kLetterCaseType``: small capitals for lowercase letters.
public let kSmallCapsSelector = 3

// MARK: The width of digits

/// The kind of feature: the width of digits.
public let kNumberSpacingType = 6
/// A choice of ``kNumberSpacingType``: digits that are all equally wide.
public let kMonospacedNumbersSelector = 0
/// A choice of ``kNumberSpacingType``: digits of their own widths.
public let kProportionalNumbersSelector = 1

// MARK: The height of characters on the line

/// The kind of feature: the height of characters on the line.
public let kVerticalPositionType = 10
/// A choice of ``kVerticalPositionType``: on the line.
public let kNormalPositionSelector = 0
/// A choice of ``kVerticalPositionType``: superscripts.
public let kSuperiorsSelector = 1
/// A choice of ``kVerticalPositionType``: subscripts.
public let kInferiorsSelector = 2
/// A choice of ``kVerticalPositionType``: the raised letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// A choice of ``kVerticalPositionType``: the subscripts of formulas.
public let kScientificInferiorsSelector = 4

// MARK: Fractions

/// The kind of feature: fractions.
public let kFractionsType = 11
/// A choice of ``kFractionsType``: no fractions.
public let kNoFractionsSelector = 0
/// A choice of ``kFractionsType``: fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// A choice of ``kFractionsType``: fractions with a slash.
public let kDiagonalFractionsSelector = 2

// MARK: Typographic extras

/// The kind of feature: typographic extras.
public let kTypographicExtrasType = 14
/// A choice of ``kTypographicExtrasType``: a slash through the digit zero.
public let kSlashedZeroOnSelector = 4
/// A choice of ``kTypographicExtrasType``: no slash through the digit zero.
public let kSlashedZeroOffSelector = 5

// MARK: The forms of kanji

/// The kind of feature: the forms of kanji.
public let kCharacterShapeType = 20
/// A choice of ``kCharacterShapeType``: traditional forms.
public let kTraditionalCharactersSelector = 0
/// A choice of ``kCharacterShapeType``: simplified forms.
public let kSimplifiedCharactersSelector = 1
/// A choice of ``kCharacterShapeType``: the forms of JIS of 1978.
public let kJIS1978CharactersSelector = 2
/// A choice of ``kCharacterShapeType``: the forms of JIS of 1983.
public let kJIS1983CharactersSelector = 3
/// A choice of ``kCharacterShapeType``: the forms of JIS of 1990.
public let kJIS1990CharactersSelector = 4
/// A choice of ``kCharacterShapeType``: the forms of JIS of 2004.
public let kJIS2004CharactersSelector = 11

// MARK: The height of digits

/// The kind of feature: the height of digits.
public let kNumberCaseType = 21
/// A choice of ``kNumberCaseType``: digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// A choice of ``kNumberCaseType``: digits as high as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: The width of Japanese characters

/// The kind of feature: the width of Japanese characters.
public let kTextSpacingType = 22
/// A choice of ``kTextSpacingType``: characters of their own widths.
public let kProportionalTextSelector = 0
/// A choice of ``kTextSpacingType``: characters of a full width.
public let kMonospacedTextSelector = 1
/// A choice of ``kTextSpacingType``: characters of half the width.
public let kHalfWidthTextSelector = 2
/// A choice of ``kTextSpacingType``: characters of a third of the width.
public let kThirdWidthTextSelector = 3
/// A choice of ``kTextSpacingType``: characters of a quarter of the width.
public let kQuarterWidthTextSelector = 4
/// A choice of ``kTextSpacingType``: full-width characters set at their own widths.
public let kAltProportionalTextSelector = 5
/// A choice of ``kTextSpacingType``: full-width characters set at half the width.
public let kAltHalfWidthTextSelector = 6

// MARK: Kana for ruby

/// The kind of feature: kana for ruby.
public let kRubyKanaType = 28
/// A choice of ``kRubyKanaType``: kana that are drawn for ruby.
public let kRubyKanaOnSelector = 2
/// A choice of ``kRubyKanaType``: ordinary kana.
public let kRubyKanaOffSelector = 3

// MARK: Latin letters in Japanese fonts

/// The kind of feature: latin letters in Japanese fonts.
public let kItalicCJKRomanType = 32
/// A choice of ``kItalicCJKRomanType``: italic Latin letters.
public let kCJKItalicRomanOnSelector = 2
/// A choice of ``kItalicCJKRomanType``: upright Latin letters.
public let kCJKItalicRomanOffSelector = 3

// MARK: Text in capitals

/// The kind of feature: text in capitals.
public let kCaseSensitiveLayoutType = 33
/// A choice of ``kCaseSensitiveLayoutType``: punctuation as high as capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// A choice of ``kCaseSensitiveLayoutType``: ordinary punctuation.
public let kCaseSensitiveLayoutOffSelector = 1
/// A choice of ``kCaseSensitiveLayoutType``: capitals spaced out.
public let kCaseSensitiveSpacingOnSelector = 2
/// A choice of ``kCaseSensitiveLayoutType``: capitals in ordinary spacing.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Kana for lines of one direction

/// The kind of feature: kana for lines of one direction.
public let kAlternateKanaType = 34
/// A choice of ``kAlternateKanaType``: kana for horizontal lines.
public let kAlternateHorizKanaOnSelector = 0
/// A choice of ``kAlternateKanaType``: ordinary kana.
public let kAlternateHorizKanaOffSelector = 1

// MARK: The font's stylistic sets

/// The kind of feature: the font's stylistic sets.
public let kStylisticAlternativesType = 35
/// A choice of ``kStylisticAlternativesType``: no stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// A choice of ``kStylisticAlternativesType``: stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// A choice of ``kStylisticAlternativesType``: no stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// A choice of ``kStylisticAlternativesType``: stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// A choice of ``kStylisticAlternativesType``: no stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// A choice of ``kStylisticAlternativesType``: stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// A choice of ``kStylisticAlternativesType``: no stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// A choice of ``kStylisticAlternativesType``: stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// A choice of ``kStylisticAlternativesType``: no stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// A choice of ``kStylisticAlternativesType``: stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// A choice of ``kStylisticAlternativesType``: no stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// A choice of ``kStylisticAlternativesType``: stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// A choice of ``kStylisticAlternativesType``: no stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// A choice of ``kStylisticAlternativesType``: stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// A choice of ``kStylisticAlternativesType``: no stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// A choice of ``kStylisticAlternativesType``: stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// A choice of ``kStylisticAlternativesType``: no stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// A choice of ``kStylisticAlternativesType``: stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// A choice of ``kStylisticAlternativesType``: no stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// A choice of ``kStylisticAlternativesType``: stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// A choice of ``kStylisticAlternativesType``: no stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// A choice of ``kStylisticAlternativesType``: stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// A choice of ``kStylisticAlternativesType``: no stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// A choice of ``kStylisticAlternativesType``: stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// A choice of ``kStylisticAlternativesType``: no stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// A choice of ``kStylisticAlternativesType``: stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// A choice of ``kStylisticAlternativesType``: no stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// A choice of ``kStylisticAlternativesType``: stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// A choice of ``kStylisticAlternativesType``: no stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// A choice of ``kStylisticAlternativesType``: stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// A choice of ``kStylisticAlternativesType``: no stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// A choice of ``kStylisticAlternativesType``: stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// A choice of ``kStylisticAlternativesType``: no stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// A choice of ``kStylisticAlternativesType``: stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// A choice of ``kStylisticAlternativesType``: no stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// A choice of ``kStylisticAlternativesType``: stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// A choice of ``kStylisticAlternativesType``: no stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// A choice of ``kStylisticAlternativesType``: stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// A choice of ``kStylisticAlternativesType``: no stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// A choice of ``kStylisticAlternativesType``: stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// A choice of ``kStylisticAlternativesType``: no stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Forms that depend on their neighbours

/// The kind of feature: forms that depend on their neighbours.
public let kContextualAlternatesType = 36
/// A choice of ``kContextualAlternatesType``: forms that fit their neighbours.
public let kContextualAlternatesOnSelector = 0
/// A choice of ``kContextualAlternatesType``: no forms that fit their neighbours.
public let kContextualAlternatesOffSelector = 1
/// A choice of ``kContextualAlternatesType``: swashes.
public let kSwashAlternatesOnSelector = 2
/// A choice of ``kContextualAlternatesType``: no swashes.
public let kSwashAlternatesOffSelector = 3
/// A choice of ``kContextualAlternatesType``: swashes that fit their neighbours.
public let kContextualSwashAlternatesOnSelector = 4
/// A choice of ``kContextualAlternatesType``: no swashes that fit their neighbours.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: The forms of lowercase letters

/// The kind of feature: the forms of lowercase letters.
public let kLowerCaseType = 37
/// A choice of ``kLowerCaseType``: ordinary lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// A choice of ``kLowerCaseType``: small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// A choice of ``kLowerCaseType``: capitals as high as lowercase letters.
public let kLowerCasePetiteCapsSelector = 2

// MARK: The forms of capitals

/// The kind of feature: the forms of capitals.
public let kUpperCaseType = 38
/// A choice of ``kUpperCaseType``: ordinary capitals.
public let kDefaultUpperCaseSelector = 0
/// A choice of ``kUpperCaseType``: small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// A choice of ``kUpperCaseType``: capitals as high as lowercase letters.
public let kUpperCasePetiteCapsSelector = 2
