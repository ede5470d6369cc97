import type { CorpusPost } from './corpus-post.ts'
import { MAYA } from './rule-sets.ts'

/** People who make things and show them: writers, painters, musicians, photographers. */
export const CREATORS: readonly CorpusPost[] = [
  {
    text: `The fourth draft is the first one that I would show you. 61,000 words, and the dog lives. Who wants to read chapter one before my editor does?`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `𝓝𝓮𝔀 𝓼𝓸𝓷𝓰 out on Friday. Recorded in a lift, because the lift has the better echo. Listen to ten seconds of it here and guess the floor.`,
    on: 'instagram',
    finds: { fancyLetters: ['𝓝𝓮𝔀 𝓼𝓸𝓷𝓰'] },
  },
  {
    text: `𝐌𝐲 𝐬𝐭𝐨𝐫𝐲: I painted 100 doors in 100 days. Three people let me in. One of them is my wife now. Swipe for door 62.`,
    on: 'instagram',
    finds: { fancyLetters: ['𝐌𝐲 𝐬𝐭𝐨𝐫𝐲'] },
  },
  {
    text: `Ｓｌｏｗ news: the lake froze, I skated to the post office, and there was a letter. From my dentist. Tell me something slow?`,
    on: 'mastodon',
    finds: { fancyLetters: ['Ｓｌｏｗ'] },
  },
  {
    text: `Giveaway! Follow @inkwell @paperhouse @nibs @folio @quire @blotter @margin and tag a friend. One of you gets a pen. Ends on Sunday at noon.`,
    on: 'instagram',
    finds: { mentions: ['@blotter'], bait: ['tag a friend'] },
  },
  {
    text: `Photo of the year, says nobody but me. A heron, a plastic chair, 5:50 in the morning. Which one looks more tired?`,
    files: [
      { mediaId: 'm1', kind: 'image', alt: 'A photo of a heron beside a plastic chair in the fog.', name: 'heron' },
    ],
    finds: { altText: ['A photo of'] },
  },
  {
    text: `with @ada @bram @cleo @dov @elin @fay on drums, keys, bass, horn, voice and complaints. Tonight at nine in the Blue Cellar. Come early, it holds forty.`,
    on: 'x',
    finds: { mentions: ['@fay'] },
  },
  {
    text: `I want to be honest with you. I did not write today. I sharpened six pencils, I alphabetised the tea and I learned the Finnish for "tomorrow". Huomenna. What did you do instead of your work?`,
    on: 'threads',
    finds: {},
  },
  {
    text: `This is the crazy story of how I sold my first print. A man came in from the rain, pointed at the heron, and asked if I had it without the chair. I did not. He bought it anyway. Ask me what I charged.`,
    on: 'facebook',
    finds: { specifics: [''], inclusive: ['crazy'] },
  },
  {
    text: `Commissions are open: two places in May, one in June. Dogs, boats and grandmothers. No logos. Write to me with a picture and a date.`,
    files: [{ mediaId: 'm1', kind: 'image', alt: '', name: 'boats' }],
    finds: { altText: ['boats'] },
  },
  {
    text: `Thanks to @lena @miro @nour @otto @pia @quentin @rosa @sami @tove for coming, singing and stacking chairs. 212 of you. My ears still ring.`,
    on: 'instagram',
    finds: { mentions: ['@quentin'], callToAction: [''] },
  },
  {
    text: `If I had to start again I would buy worse paper. Good paper made me careful, and careful made me slow. Cheap paper, fast hands, one hundred bad drawings. Then one good one. Start your bad ones tonight.`,
    finds: {},
  },
  {
    text: `like if you agree, share if you disagree, comment if you are not sure 😂😂😂😂😂 #like4like #followforfollow #followme #trending`,
    on: 'instagram',
    finds: {
      bait: ['like if you', 'share if you', 'comment if you'],
      emojiDensity: ['😂😂😂😂😂'],
      spamHashtags: ['#like4like', '#followforfollow', '#followme', '#trending'],
    },
  },
  {
    text: `A very short film about a very long queue. Four minutes. No dialogue, one umbrella. Watch it with the sound on.`,
    on: 'youtube',
    finds: { filler: ['very', 'very'] },
  },
  {
    text: `My brushes are cheap, my paint is not. Here is what to spend on and what to skip, in the order in which it matters: paint, paper, light, brushes, and last of all the easel. Save this for your next birthday list.`,
    on: 'pinterest',
    finds: { specifics: [''], sentenceLength: ['Here is what to spend on'] },
  },
  {
    text: `I make pots. You break pots. It is a good arrangement. New mugs on Thursday at six, 40 of them, and the shop tends to be empty by ten past. https://clay.example`,
    on: 'x',
    finds: {},
  },
  {
    text: `One hour a week is enough. On a quiet Tuesday I stand behind the till, take six pictures of new stock, and write one line under each. My regulars answer. Footfall on Saturday went from 90 to 130. Try it next week and tell me your number.`,
    on: 'linkedin',
    persona: MAYA,
    finds: {},
  },
  {
    text: `Every brand needs a story, a voice, a look and a feeling, and most of all it needs to know what people carry home with them after they have closed the door behind them.`,
    on: 'linkedin',
    persona: MAYA,
    finds: {
      firstLine: ['Every brand needs'],
      ownWords: [''],
      relevance: [''],
      proof: [''],
      readingLevel: [''],
      specifics: [''],
      callToAction: [''],
      sentenceLength: ['Every brand needs a story'],
      readingEase: [''],
    },
  },
  {
    text: `KPIs for your shop, without the fog: how many came in, how many bought, how many came back. Count them for a week with a pencil. It is free, it takes minutes, and you will change your window by Friday. Which of the three is your worst?`,
    persona: MAYA,
    finds: { avoidedWords: ['KPIs'], ownWords: [''] },
  },
  {
    text: `My exhibition opens in three days, and the frames are in Rotterdam. The van is in Ghent. The driver is in love. Come on Thursday, there will be wine and possibly walls. #art #openingnight #artistsoninstagram #contemporaryart #painting #gallery #ghent #oilpainting #studio`,
    on: 'instagram',
    finds: {
      camelTags: ['#openingnight', '#artistsoninstagram', '#contemporaryart', '#oilpainting'],
      hashtagCount: ['#studio'],
    },
  },
]
