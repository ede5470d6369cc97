import type { CorpusPost } from './corpus-post.ts'
import { HEARTH, MAYA } from './rule-sets.ts'

/** Shops, cafés and markets. */
export const SHOPS: readonly CorpusPost[] = [
  {
    text: `The oven broke at 3:40 this morning. We baked 60 loaves at the school kitchen instead. Come and get one while it is warm: we are open until two.`,
    on: 'instagram',
    brand: HEARTH,
    finds: {},
  },
  {
    text: `We're excited to announce that our rye is back! It is very dark, really sour and simply good with butter. 🥖🧈😋🔥`,
    on: 'instagram',
    brand: HEARTH,
    finds: {
      firstLine: ["We're excited to announce that our rye is back!"],
      filler: ['very', 'really', 'simply'],
      emojiPolicy: ['😋', '🔥'],
      emojiDensity: ['🥖🧈😋🔥'],
      callToAction: [''],
    },
  },
  {
    text: `Cheap bread is made in forty minutes. Ours takes two days. That is why our customers queue around the corner on a Saturday, and why we say sorry to the last ten of them. Which loaf should we bake more of?`,
    on: 'facebook',
    brand: HEARTH,
    finds: { passiveVoice: ['is made'], bannedWords: ['Cheap'], preferredWords: ['customers'] },
  },
  {
    text: `hearth & rye has a new loaf with walnuts, figs, and honey. The Slowloaf is back too. Tell us which one you want us to keep for you.`,
    brand: HEARTH,
    finds: { exactTerms: ['hearth & rye', 'Slowloaf'], oxfordComma: ['walnuts, figs, and honey'] },
  },
  {
    text: `Our new favorite color is burnt crust. Stop by before noon, the gray days are over and the cinnamon buns are moist and warm.`,
    brand: HEARTH,
    finds: { spelling: ['favorite', 'color', 'gray'], bannedWords: ['moist'] },
  },
  {
    text: `On Monday a man bought eleven books and asked for a twelfth. "My wife said one," he told us. We gave him a bag without our name on it. Who do you hide books from?`,
    on: 'threads',
    finds: {},
  },
  {
    text: `HUGE SALE THIS WEEKEND!!! Everything must go. Half price on all winter boots, and the second pair is free. Doors open at nine on Saturday. See you there!`,
    finds: { shouting: ['HUGE SALE THIS WEEKEND', '!!!'] },
  },
  {
    text: `Florists get up at four so that you can forget your anniversary until noon. Order by 12 and we bring the peonies to her desk by three. #flowershop #supportsmallbusiness`,
    on: 'instagram',
    finds: { camelTags: ['#flowershop', '#supportsmallbusiness'] },
  },
  {
    text: `Your till closes at six, and your evening starts at six. That is the idea. Write next week's posts in 20 minutes on a quiet Monday, and let your regulars see them all week. It costs nothing to try. What would you do with the evening?`,
    persona: MAYA,
    finds: {},
  },
  {
    text: `Leverage your owned channels to monetise dwell time and optimize the performance of your conversion funnel across heterogeneous retail environments, thereby facilitating sustainable profitability improvements.`,
    on: 'linkedin',
    persona: MAYA,
    finds: {
      proof: [''],
      specifics: [''],
      avoidedWords: ['Leverage', 'monetise', 'conversion funnel'],
      jargon: ['Leverage', 'optimize the performance of', 'facilitating'],
      readingLevel: [''],
      readingEase: [''],
      ownWords: [''],
      relevance: [''],
      callToAction: [''],
      firstLine: ['Leverage your owned channels'],
    },
  },
  {
    text: `A bicycle was left at our door last night with a note: "Please fix me." It has two flat tyres, no chain and a nest in the basket. We mended the tyres. The nest stays. Is it yours?`,
    on: 'mastodon',
    brand: HEARTH,
    finds: {},
  },
  {
    text: `Hi everyone, just a quick little update from all of us here at the shop to let you all know that the parcels that were ordered before the holidays have been sent out and should be with you by the end of the week.`,
    on: 'facebook',
    finds: {
      firstLine: ['Hi everyone', 'Hi everyone'],
      sentenceLength: ['Hi everyone, just a quick'],
      passiveVoice: ['were ordered', 'been sent'],
      readingEase: [''],
      specifics: [''],
      callToAction: [''],
    },
  },
  {
    text: `Sourdough class on 14 March, eight places, flour up to your elbows. Book yours at https://hearthrye.example/class?fbclid=IwAR0x and bring a jar.`,
    brand: HEARTH,
    finds: { links: ['https://hearthrye.example/class?fbclid=IwAR0x'] },
  },
  {
    text: `New in: linen shirts, cotton skirts, wool socks. #fashion #style #linen #ootd #love #summer #outfit #shop #fyp #viral #like4like #cotton`,
    on: 'instagram',
    finds: { hashtagCount: ['#fyp'], spamHashtags: ['#fyp', '#viral', '#like4like'] },
  },
  {
    text: `We close on Sundays. Not because we are tired, but because the baker's daughter plays football at ten, and somebody has to shout.`,
    files: [{ mediaId: 'm1', kind: 'image', alt: 'IMG_2041.jpg', name: 'IMG_2041.jpg' }],
    finds: { altText: ['IMG_2041.jpg'], callToAction: [''] },
  },
  {
    text: `The window is done. Three weeks, 400 paper birds, one ladder that should have been thrown out in 1998. Walk past it tonight, the lights stay on until eleven.`,
    files: [
      { mediaId: 'm1', kind: 'image', alt: 'A shop window at night, full of white paper birds.', name: 'window' },
    ],
    finds: { passiveVoice: ['been thrown'] },
  },
  {
    text: `Ladies and gentlemen, the best coffee in the world is now on the corner of Mill Street. Experts agree. Come in, the first cup is on us.`,
    finds: { inclusive: ['Ladies and gentlemen'], claims: ['the best coffee in the world', 'Experts agree'] },
  },
  {
    text: `We have moved! Our our new shop is at 12 Harbour Road, next to the post office. Come by this week and the first ten customers get a plant.`,
    on: 'facebook',
    brand: HEARTH,
    finds: { preferredWords: ['customers'], repetition: ['Our our'] },
  },
  {
    text: `Market day tomorrow. Stall 9, by the fountain. Cheese from Anna, eggs from Piet, and the last of the plums. Bring a bag. #market #local`,
    on: 'mastodon',
    finds: {},
  },
  {
    text: `In order to serve you better, prior to the holidays a number of our stores will be refurbished. A large number of items are reduced. Visit us at your convenience.`,
    on: 'facebook',
    finds: {
      filler: ['In order to', 'prior to', 'a number of', 'A large number of'],
      passiveVoice: ['be refurbished', 'are reduced'],
      specifics: [''],
    },
  },
]
