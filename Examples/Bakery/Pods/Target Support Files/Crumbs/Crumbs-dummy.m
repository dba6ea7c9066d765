#import <Foundation/Foundation.h>
@interface PodsDummy_Crumbs : NSObject
@end
@implementation PodsDummy_Crumbs
@end
