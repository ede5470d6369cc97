/** Words that hashtags are often made of, so that a tag in small letters can be taken apart. */
export const TAG_WORDS: ReadonlySet<string> = new Set(
  // Words that are made of two, and are one.
  (
    'airport anybody anything artwork ballroom baseball basketball bathroom bedroom bedtime benchmark birthplace blackboard ' +
    'boathouse bookkeeper bookmark bookshop bookstore butterfly candlelight cardboard carpenter childcare classroom ' +
    'clockwork coastline cookbook countryside dashboard daylight daytime deadline dragonfly everybody everyday everything ' +
    'everywhere farmhouse firefighter firefly fireplace fireside firewood firework fireworks football framework ' +
    'friendship gatekeeper goalkeeper goodbye goodnight grandfather grandmother greenhouse guideline haircare halftime ' +
    'handball handbook handmade headlight headline healthcare highlight hillside homeland homeless homemade homepage ' +
    'homework housekeeping housework keyboard lakeside landmark leadership lifetime lighthouse lunchtime marketplace ' +
    'moonlight needlework newborn newspaper nightlife nobody notebook nothing outline outside overtime paperwork ' +
    'partnership passport patchwork playtime rainbow rainfall riverside roadtrip seafood seaport seaside shoelace ' +
    'shopkeeper showroom skateboard skincare skyline snowboard snowfall somebody something somewhere spotlight springtime ' +
    'stepmother storytelling streetlight summertime sunday sunflower sunlight sunscreen support textbook timeline townhouse ' +
    'trademark transport treehouse volleyball wallpaper warehouse waterfall waterfront wildlife wintertime woodwork ' +
    'workbook workplace yearbook ' +
    'access artificial awareness dogs golden graphic intelligence justice landscape libraries library machine mental personal rescue from ' +
    'retriever rights speaking transport ' +
    'a about account ad ads advice ai all and animal animals app apple architect architecture art artist artists at audience autumn ' +
    'award baby back bag bags bake baker bakery baking band bank be beach bean beans bear beauty beer beginner being best big bike ' +
    'bikes bio bird birds birthday black blog blogger blue board boat body book books brand branding bread bridge bright brother ' +
    'brown build business butter buy by cake call camp campaign candle car card care career cat cats challenge change charity chef ' +
    'child childhood children chocolate choir church circle city class clean client climate clothes club coach coaching coast code ' +
    'coding coffee color colour comedy community company concert conference contemporary content cook cookies cooking copy corner ' +
    'country course craft crafts create creative creator creators crew cross culture customer cut cycling dad daily dance dark data ' +
    'date daughter day days deal deals decor design designer dessert developer digest digital dinner diy do dog dogs dress drink ' +
    'drive early earth easy eat eating eco economy editor education email energy engineer engineering england english entrepreneur ' +
    'evening event events every exercise exhibition explore eyes fact facts fair fall family fan farm farmer fashion fast father ' +
    'festival field film finance fire first fish fishing fit fitness flower flowers food for forest found free freedom freelance ' +
    'freelancer fresh friday friends fruit full fun future gallery game games garden gardening gear get getaway gift gifts girl girls ' +
    'glass go goal goals gold good gourmet great green grey group grow growth guide hair hand hands happiness happy hard head health ' +
    'healthy heart help hike hiking hiring history holiday home hope horse hot hotel hour house how human idea ideas in influencer ' +
    'inside inspiration interior is island it job jobs journal journey joy jump kid kids king kitchen know knowledge ' +
    'lake language large laugh launch law lead leader leadership leads learn learning lesson lessons letter level life lifestyle ' +
    'light lights like line lion list little live living local long look lost love lover lovers lunch made make maker makers man ' +
    'management map market marketing mate me meal meat media meeting men mental mind mindset minute mom moment monday money month ' +
    'mood morning mother motivation mountain mountains movie museum music my myself national natural nature neighbor neighbour nest ' +
    'network networking new news newsletter night non north note now nurse nurses ocean of office oil old on online open opening ' +
    'organic our out outdoor outdoors outfit over owner paid paint painter painting paper parent parents park party pasta pattern ' +
    'peace pencil people perfect person pet photo photographer photography photos picture pictures piece place places planning plant ' +
    'plants play podcast poem poet poetry post pottery power practice press pride print prints process product productivity profit ' +
    'program project public quick quiet quote quotes race rain rainy read reader readers reading ready real recipe recipes red remote ' +
    'research rest restaurant review ride river road rock room rose run running safety sail sale sales sand saturday save scene ' +
    'school science sea season seasonal see self sell selling seo series service services set share shirt shoes shoot shop shopping ' +
    'short show sister skill skills skin sky sleep small smart snow social software song songs soul sound south space speaker spirit ' +
    'sport spring stage star stars start startup startups state stay stick stone store story strategy street strong student students ' +
    'studio study style success summer sun sunday sunrise sunset support sustainability sustainable sweet swim table talk tea teach ' +
    'teacher teachers team teamwork tech technology tent test thank thanks the theater theatre things think thoughts thrift throwback ' +
    'thursday time tip tips to today together tool tools top town toy track trail train training travel trend trends trip truth ' +
    'tuesday tutorial ui update us user ux van vegan vibes video view village vintage vision voice volunteer walk walking wall warm ' +
    'watch water way we weather web website wedding wednesday week weekend wellness what why wild win wind window wine winter with ' +
    'woman women wood wooden word words work worker workers workout world write writer writers writing year yellow yoga you young ' +
    'your'
  ).split(' '),
)
