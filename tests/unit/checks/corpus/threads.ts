import type { CorpusPost } from './corpus-post.ts'
import { NORTHPINE, OPEN_DOOR } from './rule-sets.ts'

/** Parts of threads, replies, and posts that are short, long or odd in form. */
export const THREADS: readonly CorpusPost[] = [
  {
    text: `1/5 In 2019 we sold 12 kites. In 2024 we sold 9,000. Nothing about the kite changed. Here is what did.`,
    on: 'x',
    finds: {},
  },
  {
    text: `2/5 We stopped selling kites to people who fly kites. There are about 400 of them, and they all have one. We began to sell them to people with a bored child and a windy beach.`,
    on: 'x',
    finds: {},
  },
  {
    text: `3/5 The box now opens without scissors.`,
    on: 'x',
    finds: {},
  },
  {
    text: `4/5 We printed the wind on the lid: if leaves move, wait. If branches move, run outside. Mothers sent us pictures of the lid, not of the kite.`,
    on: 'x',
    finds: {},
  },
  {
    text: `5/5 That is all. If you sell something that nobody buys, ask who is bored near it. And follow us for wind.`,
    on: 'x',
    finds: {},
  },
  {
    text: `Yes.`,
    on: 'bluesky',
    finds: { thinText: [''] },
  },
  {
    text: `🌧️`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `@marta same here, the 14 never comes on time. Shall we start a list?`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `https://maps.example/route?id=88`,
    on: 'mastodon',
    finds: {},
  },
  {
    text: `Open question, really. Do we need a new logo, or do we need to open the door on time? #OpenDoor`,
    on: 'threads',
    brand: OPEN_DOOR,
    finds: { filler: ['really'] },
  },
  {
    text: `Monday: we got a letter. Tuesday: we read it again. Wednesday: my brother read it aloud in the voice of the king. Thursday: we laughed, which had not been planned. Friday: we called the number at the bottom. Saturday: a woman said that she had expected us to be older. Sunday: we own a lighthouse. It has 94 steps and no kettle. It has a bell that nobody may ring before eight. It has a keeper, retired, who comes on Thursdays to see if we have broken it. If you know how to fix a lens from 1911, please write to us before the ships do. We have cake.`,
    on: 'threads',
    finds: { usualLength: [''], paragraphs: ['Monday: we got a letter'] },
  },
  {
    text: `The ferry was late and so was the fog. We ate our sandwiches on the quay at nine, we ate the cake at ten, and by eleven we had eaten what we had brought for the hut. A man with a trolley sold us more cake. At noon the horn went. Nobody moved, because by then we had learned each other's names, and one of us had a guitar, and the sun was out. We took the next one. It was late too. Has waiting ever been the best part of your trip? Tell us where. We will put the ten best stories, with a map, into the window of the shop.`,
    on: 'mastodon',
    finds: {
      usualLength: [''],
      paragraphs: ['The ferry was late'],
      sentenceLength: ['We ate our sandwiches on the quay'],
    },
  },
  {
    text: `POV: you bought the tent because of the film, you slept in it once, in the garden, next to a hedgehog, and now it lives in the cellar beside the bread machine, the inline skates and the guitar. No shame. We buy tents back until the end of May, check them, mend them, and sell them on with a note from you. Last year we saved 312 tents. Northpine stores take them at the desk, no receipt needed. Which of your things lives in the cellar?`,
    on: 'tiktok',
    brand: NORTHPINE,
    finds: {
      usualLength: [''],
      fold: ['the inline skates and the guitar'],
      sentenceLength: ['POV: you bought the tent'],
      firstLine: ['POV: you bought the tent'],
      oxfordComma: ['the bread machine, the inline skates and the guitar'],
      paragraphs: ['POV: you bought the tent'],
    },
  },
  {
    text: `How to keep basil alive. Water from below. Cut above two leaves, never below. Turn the pot a quarter on Sundays. Keep it off the cold stone at night. Give it a bigger pot in week three, because the shop puts twenty plants into one. Eat it before it flowers. That is all that my aunt ever did, and hers is four years old.`,
    on: 'pinterest',
    finds: { usualLength: [''], callToAction: [] },
  },
  {
    text: `#monday #coffee #rain #deadline and #hope are all I have today, and #hope is running low.`,
    on: 'mastodon',
    finds: { hashtagPlace: ['#rain', '#deadline', '#hope', '#hope'], hashtagCount: ['#hope'] },
  },
  {
    text: `We love #design that makes #people want to #touch it, #keep it, #mend it. Which #object in your home does?`,
    on: 'threads',
    finds: { hashtagPlace: ['#touch', '#keep', '#mend', '#object'], hashtagCount: ['#people'] },
  },
  {
    text: `New #menu from #friday with #asparagus, #strawberries and a #wine that #nobody can spell. Table for two? Ring 0123 4567.`,
    on: 'facebook',
    finds: { hashtagPlace: ['#asparagus', '#strawberries', '#wine', '#nobody'], hashtagCount: ['#strawberries'] },
  },
  {
    text: `The shop. The shop at nine. The shop at noon, and the shop at night. We filmed the shop for a year, one frame an hour. Watch what the light does to the shop.`,
    on: 'youtube',
    finds: {},
  },
  {
    text: `Customers say our customers are the best customers, and as customers ourselves we know that customers deserve better. Tell your story below.`,
    on: 'facebook',
    finds: { repetition: ['customers'] },
  },
  {
    text: `A reminder, for all of you who plan: the clocks go back on Sunday. Posts that you have set for 2:30 go out once, not twice. Sleep in.`,
    on: 'linkedin',
    finds: {},
  },
]
