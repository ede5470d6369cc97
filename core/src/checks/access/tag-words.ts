/** Words that hashtags are often made of, so that a tag in small letters can be taken apart. */
export const TAG_WORDS: ReadonlySet<string> = new Set(
  (
    'a about account ad ads advice ai all and app art at audience award baby back bake baking bank be beauty beginner best big bio blog ' +
    'blogger book books brand branding build business buy by camp career change children city class client climate club code coding ' +
    'coffee community company conference content copy course create creator creators culture customer daily dance data day days deal deals ' +
    'design designer developer digital diy do dog dogs early earth easy eat eco education email engineering event events family fact facts ' +
    'fall fan farm fashion fast film finance first fit fitness food for free freelance freelancer fresh friday friends fun future game ' +
    'garden get gift gifts girl go goal goals good great green group grow growth guide happy health healthy help hiring history holiday ' +
    'home hour house how idea ideas in influencer inspiration interior is it job jobs kids kitchen know knowledge launch law ' +
    'lead leader leadership leads learn learning lesson lessons life lifestyle like list live living local look love lunch made ' +
    'make management market marketing me media meeting men mental mind mindset minute mom moment monday money month morning motivation ' +
    'music my nature network networking new news newsletter night non note now of office on online open our out over paid people perfect ' +
    'person pet photo photography planning plant plants podcast post product productivity profit program project public quote quotes ' +
    'reading real recipe recipes remote research review running safety sale sales saturday save school science season self sell selling ' +
    'seo series service services shop shopping skill skills sleep small social software space sport spring start startup startups story ' +
    'strategy student students study style success summer sunday support sustainability sustainable talk teach teacher team teamwork tech ' +
    'technology test thank thanks the things think thoughts throwback thursday time tip tips to today together tool tools top training ' +
    'travel trend trends tuesday tutorial ui update us user ux vegan video vintage walk water way we web website wedding wednesday ' +
    'week weekend wellness what why win winter with woman women word words work workout world write writer writers writing year yoga you your'
  ).split(' '),
)
