import type { Check } from '../check.ts'

/** Words common in hashtags, used to split a lowercase tag. */
const TAG_WORDS: ReadonlySet<string> = new Set(
  (
    'a about access account ad ads advice ai airport all and animal animals anybody anything app apple architect ' +
    'architecture art artificial artist artists artwork at audience autumn award awareness baby back bag bags bake baker ' +
    'bakery baking ballroom band bank baseball basketball bathroom be beach bean beans bear beauty bedroom bedtime beer ' +
    'beginner being benchmark best big bike bikes bio bird birds birthday birthplace black blackboard blog blogger blue ' +
    'board boat boathouse body book bookkeeper bookmark books bookshop bookstore brand branding bread bridge bright ' +
    'brother brown build business butter butterfly buy by cake call camp campaign candle candlelight car card cardboard ' +
    'care career carpenter cat cats challenge change charity chef child childcare childhood children chocolate choir ' +
    'church circle city class classroom clean client climate clockwork clothes club coach coaching coast coastline code ' +
    'coding coffee color colour comedy community company concert conference contemporary content cook cookbook cookies ' +
    'cooking copy corner country countryside course craft crafts create creative creator creators crew cross culture ' +
    'customer cut cycling dad daily dance dark dashboard data date daughter day daylight days daytime deadline deal ' +
    'deals decor design designer dessert developer digest digital dinner diy do dog dogs dragonfly dress drink drive ' +
    'early earth easy eat eating eco economy editor education email energy engineer engineering england english ' +
    'entrepreneur evening event events every everybody everyday everything everywhere exercise exhibition explore eyes ' +
    'fact facts fair fall family fan farm farmer farmhouse fashion fast father festival field film finance fire ' +
    'firefighter firefly fireplace fireside firewood firework fireworks first fish fishing fit fitness flower flowers ' +
    'food football for forest found framework free freedom freelance freelancer fresh friday friends friendship from ' +
    'fruit full fun future gallery game games garden gardening gatekeeper gear get getaway gift gifts girl girls glass ' +
    'go goal goalkeeper goals gold golden good goodbye goodnight gourmet grandfather grandmother graphic great green ' +
    'greenhouse grey group grow growth guide guideline hair haircare halftime hand handball handbook handmade hands ' +
    'happiness happy hard head headlight headline health healthcare healthy heart help highlight hike hiking hillside ' +
    'hiring history holiday home homeland homeless homemade homepage homework hope horse hot hotel hour house ' +
    'housekeeping housework how human idea ideas in influencer inside inspiration intelligence interior is island it job ' +
    'jobs journal journey joy jump justice keyboard kid kids king kitchen know knowledge lake lakeside landmark ' +
    'landscape language large laugh launch law lead leader leadership leads learn learning lesson lessons letter level ' +
    'libraries library life lifestyle lifetime light lighthouse lights like line lion list little live living local long ' +
    'look lost love lover lovers lunch lunchtime machine made make maker makers man management map market marketing ' +
    'marketplace mate me meal meat media meeting men mental mind mindset minute mom moment monday money month mood ' +
    'moonlight morning mother motivation mountain mountains movie museum music my myself national natural nature ' +
    'needlework neighbor neighbour nest network networking new newborn news newsletter newspaper night nightlife nobody ' +
    'non north note notebook nothing now nurse nurses ocean of office oil old on online open opening organic our out ' +
    'outdoor outdoors outfit outline outside over overtime owner paid paint painter painting paper paperwork parent ' +
    'parents park partnership party passport pasta patchwork pattern peace pencil people perfect person personal pet ' +
    'photo photographer photography photos picture pictures piece place places planning plant plants play playtime ' +
    'podcast poem poet poetry post pottery power practice press pride print prints process product productivity profit ' +
    'program project public quick quiet quote quotes race rain rainbow rainfall rainy read reader readers reading ready ' +
    'real recipe recipes red remote rescue research rest restaurant retriever review ride rights river riverside road ' +
    'roadtrip rock room rose run running safety sail sale sales sand saturday save scene school science sea seafood ' +
    'seaport seaside season seasonal see self sell selling seo series service services set share shirt shoelace shoes ' +
    'shoot shop shopkeeper shopping short show showroom sister skateboard skill skills skin skincare sky skyline sleep ' +
    'small smart snow snowboard snowfall social software somebody something somewhere song songs soul sound south space ' +
    'speaker speaking spirit sport spotlight spring springtime stage star stars start startup startups state stay ' +
    'stepmother stick stone store story storytelling strategy street streetlight strong student students studio study ' +
    'style success summer summertime sun sunday sunflower sunlight sunrise sunscreen sunset support sustainability ' +
    'sustainable sweet swim table talk tea teach teacher teachers team teamwork tech technology tent test textbook thank ' +
    'thanks the theater theatre things think thoughts thrift throwback thursday time timeline tip tips to today together ' +
    'tool tools top town townhouse toy track trademark trail train training transport travel treehouse trend trends trip ' +
    'truth tuesday tutorial ui update us user ux van vegan vibes video view village vintage vision voice volleyball ' +
    'volunteer walk walking wall wallpaper warehouse warm watch water waterfall waterfront way we weather web website ' +
    'wedding wednesday week weekend wellness what why wild wildlife win wind window wine winter wintertime with woman ' +
    'women wood wooden woodwork word words work workbook worker workers workout workplace world write writer writers ' +
    'writing year yearbook yellow yoga you young your'
  ).split(' '),
)

const LETTERS_MIN = 8

/** Finds lowercase hashtags of several words, which screen readers run together. */
export const camelTags: Check = {
  id: 'camelTags',
  version: 3,
  source: 'accessibility',
  weight: 4,
  run(_draft, { tags }) {
    if (tags.length === 0) return null
    return tags.flatMap(({ from, to, tag }) => {
      const words = tag.length >= LETTERS_MIN && /^[a-z]+$/.test(tag) ? wordsOf(tag) : null
      if (!words) return []
      const instead = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
      return [
        {
          reason: 'small',
          place: { kind: 'text', from, to },
          evidence: `#${tag}`,
          values: { tag: `#${tag}`, instead: `#${instead}` },
          fix: { kind: 'text', from: to - tag.length, to, text: instead },
          isSafe: true,
          loss: 0.5,
        },
      ]
    })
  },
}

/** Splits a tag into the fewest known words; null if it is a single word, or contains unknown ones. */
function wordsOf(tag: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= tag.length; end += 1) {
    best[end] = null
    for (let start = Math.max(0, end - 16); start < end; start += 1) {
      const before = best[start]
      const word = tag.slice(start, end)
      if (!before || !TAG_WORDS.has(word)) continue
      const words = [...before, word]
      if (words.length < (best[end]?.length ?? Infinity)) best[end] = words
    }
  }
  const words = best[tag.length]
  return words && words.length > 1 ? words : null
}
