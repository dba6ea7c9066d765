# make run     builds everything, starts the mock API and serves the examples to the browser
#              (DELAY=2 FAIL=0.3 FAIL_ROUTES='/api/mock/v1/top/news,/images/*' make run makes the API slow and faulty)
# make test    checks the format and the documents, and runs the tests of the page's scripts, the Swift tests and the
#              browser tests
# make measure prints the time, the memory and the bytes that one device takes, and how fast it responds over a slow
#              network, the time from the save of a file to the page, and how many devices one host carries
# make bench   prints ratios of times: layouts, snapshots and tables of many items to those of few, constraints to
#              sizes that are written by hand, labels to plain Pango, messages to those of Foundation, values in Combine to
#              values in a loop, and pictures of screens in milliseconds
# make fuzz    tries each parser of what comes from outside for a minute with inputs that libFuzzer makes
# make docs    builds the documentation of all libraries in .build/docs, and fails if a public declaration has none
# make format  formats the sources
# make setup   installs the packages that the machine lacks

PORT ?= 8080
API_PORT ?= 3000
CONFIGURATION ?= debug

.PHONY: run test measure bench fuzz docs format setup

run: setup
	@PORT='$(PORT)' API_PORT='$(API_PORT)' CONFIGURATION='$(CONFIGURATION)' \
		DELAY='$(DELAY)' FAIL='$(FAIL)' FAIL_ROUTES='$(FAIL_ROUTES)' Scripts/run

test: setup
	@Scripts/test

measure: setup
	@Scripts/measure

bench: setup
	@swift run --package-path Benchmarks --configuration release --quiet LayoutBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet ConstraintBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet TextBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet DataBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet TableBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet SheetBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet MessageBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet CombineBenchmark
	@swift run --package-path Benchmarks --configuration release --quiet SnapshotBenchmark

fuzz: setup
	@Scripts/fuzz

docs: setup
	@Scripts/docs

format: setup
	@swift format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks \
		Fuzzing/Package.swift Fuzzing/Sources \
		Porting/Package.swift Porting/Sources Porting/Tests

setup:
	@Scripts/setup
