import type { CorpusPost } from './corpus-post.ts'

const EARLIER_SPACED =
  'Reading a page five times feels like learning. Closing the book and writing down what you know is learning. Try it tonight with one page, and see what is missing.'
const EARLIER_COURSE =
  'Our evening course in bookkeeping starts on 4 September in room 12. It runs for ten Mondays, costs 180 pounds, and ends with a test that you can take twice.'

/** Schools, courses and science. */
export const LEARNING: readonly CorpusPost[] = [
  {
    text: `Reading a page five times feels like learning. Closing the book and writing down what you know is learning. Try it tonight with one page, and see what is missing!`,
    earlier: [EARLIER_COURSE, EARLIER_SPACED],
    finds: { nearDuplicate: [''] },
  },
  {
    text: `Our evening course in bookkeeping starts on 8 January in room 12. It runs for ten Mondays, costs 180 pounds, and ends with a test that you can take twice.`,
    earlier: [EARLIER_COURSE],
    finds: { nearDuplicate: [''], callToAction: [''] },
  },
  {
    text: `Close the book and write down what you know. Rereading only feels like learning, five times over. What was missing on your page last night?`,
    earlier: [EARLIER_SPACED],
    finds: {},
  },
  {
    text: `Our evening course in pottery starts on 9 September in the cellar. It runs for six Fridays and ends with a bowl. Two places are left.`,
    earlier: [EARLIER_COURSE],
    finds: { callToAction: [''] },
  },
  {
    text: `NEW: Reading a page five times feels like learning. Closing the book and writing down what you know is learning. Try it tonight with one page, and see what is missing. #StudyTips`,
    earlier: [EARLIER_SPACED],
    finds: { nearDuplicate: [''] },
  },
  {
    text: `The evening course in bookkeeping starts on 4 September in room 12. It runs for ten Mondays, costs 180 pounds, and ends with a test that you can take twice. Sign up at the desk.`,
    on: 'facebook',
    earlier: [EARLIER_COURSE, EARLIER_SPACED],
    finds: { nearDuplicate: [''] },
  },
  {
    text: `Reading a page five times feels like learning. Closing the book and writing down what you know is learning.`,
    earlier: [EARLIER_SPACED],
    finds: { nearDuplicate: [''], callToAction: [''] },
  },
  {
    text: `A robust wetland ecosystem holds 30 times its weight in rain. Ours holds geese too, and the geese hold grudges. Walk the boards with us on Saturday at seven.`,
    finds: {},
  },
  {
    text: `Why is the sky dark at night? If there were stars without end, there should be light everywhere you look. It took until 1901 for a good answer. Read it with a cup of tea: https://sky.example/dark`,
    on: 'mastodon',
    finds: {},
  },
  {
    text: `Have you ever wondered why you forget names? Research shows that faces and names live in different places. Repeat the name once aloud and you will keep it.`,
    finds: {
      firstLine: ['Have you ever wondered'],
      claims: ['Research shows'],
      specifics: [''],
    },
  },
  {
    text: `Register by 30 June for the summer school. Six days, four teachers, one lake. Beginners are welcome, show-offs are too. https://school.example/summer`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `I taught my father to use a spreadsheet. He is 74. He now has a sheet for tomatoes, a sheet for birds, and a sheet for how often I call. The third one has a chart. Who taught you yours?`,
    on: 'linkedin',
    finds: {},
  },
  {
    text: `The results of the examination have been published. Certificates will be sent by post. Complaints must be submitted within fourteen days. Late submissions will not be considered.`,
    finds: {
      passiveVoice: ['been published', 'be sent', 'be submitted', 'be considered'],
      callToAction: [''],
      readingEase: [''],
    },
  },
  {
    text: `Kids ask 300 questions a day. By fourteen it is nine. What happened in between? We sat in 12 classrooms to find out, and the answer is on the wall of every one of them: raise your hand first.`,
    on: 'threads',
    finds: {},
  },
  {
    text: `Learn Python in an hour? No. Learn what a loop is in an hour? Yes. Bring a laptop to the library on Tuesday, and a friend who thinks they cannot.`,
    finds: {},
  },
  {
    text: `A paradigm shift in pedagogy requires that educational institutions holistically reconceptualize assessment methodologies and empower learners, going forward, to become autonomous architects of individualized developmental trajectories.`,
    on: 'linkedin',
    finds: {
      jargon: ['paradigm shift', 'holistically', 'empower', 'going forward'],
      readingEase: [''],
      firstLine: ['A paradigm shift in pedagogy'],
      fold: ['developmental trajectories'],
      sentenceLength: ['A paradigm shift in pedagogy'],
      callToAction: [''],
      specifics: [''],
    },
  },
  {
    text: `Five words that English lost: gardyloo, crapulous, groak, snowbroth, ultracrepidarian. To groak is to watch others eat and hope. Which one do we bring back?`,
    on: 'x',
    finds: {},
  },
  {
    text: `The moth that we named after our caretaker is 4 mm long and lives in one hedge. He has asked to see it. We are looking for it. If you have seen a small grey dot, write to us.`,
    on: 'bluesky',
    finds: {},
  },
  {
    text: `Homework, week 6.
Read chapter four.
Underline nothing.
Tell one person what it says.
If you cannot, read it again.`,
    finds: {},
  },
  {
    text: `Did you know that that octopus has nine brains? Did you know that it can taste with its arms? Did you know that we feed her at three on Sundays? Come and see.`,
    finds: { firstLine: ['Did you know that'] },
  },
]
