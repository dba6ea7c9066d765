#import <Foundation/Foundation.h>
@interface PodsDummy_Pods_Bakery : NSObject
@end
@implementation PodsDummy_Pods_Bakery
@end
