import type { CorpusPost } from './corpus-post.ts'
import { OPEN_DOOR } from './rule-sets.ts'

/** Charities, towns and offices. */
export const CHARITY: readonly CorpusPost[] = [
  {
    text: `Last night 23 people slept at Open Door. One of them was 71 and had lost her keys, her flat and her cat in the same month. We found the cat. Give ten pounds and we find more: https://opendoor.example/give`,
    on: 'facebook',
    brand: OPEN_DOOR,
    finds: {},
  },
  {
    text: `Homeless people are not victims. They are people with a bad year. Read what Rosa wrote about hers, in four short pages. #poverty`,
    brand: OPEN_DOOR,
    finds: {
      requiredWords: [''],
      preferredWords: ['Homeless people'],
      bannedWords: ['victims'],
      bannedHashtags: ['#poverty'],
    },
  },
  {
    text: `Soup tonight from six at the church on Elm Road. No questions, no forms, second helpings. Bring your neighbour. #OpenDoor`,
    brand: OPEN_DOOR,
    finds: {},
  },
  {
    text: `We need blankets. We need socks. We need one person with a van on Thursday. Can you help? Write to us and Marek will call you back.`,
    brand: OPEN_DOOR,
    finds: { requiredWords: [''] },
  },
  {
    text: `Open Door's kitchen fed 312 people in December ❤️🎄🍲⭐️ Thank you for the flour, the onions and the eleven hundred eggs. Come and wash up with us in January?`,
    brand: OPEN_DOOR,
    finds: { emojiPolicy: ['🍲', '⭐️'], emojiDensity: ['❤️🎄🍲⭐️'] },
  },
  {
    text: `The council has decided that the library on Park Lane stays open. 4,218 of you signed. Come and borrow something on Saturday.`,
    on: 'mastodon',
    finds: {},
  },
  {
    text: `Residents are hereby informed that, owing to the fact that essential maintenance works are being undertaken, the facility will be inaccessible until further notice has been provided by the responsible authority.`,
    finds: {
      filler: ['owing to the fact that'],
      passiveVoice: ['are hereby informed', 'being undertaken', 'been provided'],
      sentenceLength: ['Residents are hereby informed'],
      readingEase: [''],
      firstLine: ['Residents are hereby informed'],
      callToAction: [''],
      specifics: [''],
    },
  },
  {
    text: `The pool on Hill Street is shut until 4 May because a pipe burst. Your season ticket runs four weeks longer. You need to do nothing. Questions? Ring 0123 456 789.`,
    finds: {},
  },
  {
    text: `Our volunteers planted 900 oaks on the old tip. In eighty years you can sit under them. In the meantime, bring a flask and sit next to them: every Sunday at ten.`,
    files: [{ mediaId: 'm1', kind: 'image', alt: '', name: 'oaks' }],
    finds: { altText: ['oaks'] },
  },
  {
    text: `The disabled and the elderly deserve better buses. So do all of us. Sign the petition before Friday, it takes one minute.`,
    finds: { inclusive: ['The disabled', 'the elderly'] },
  },
  {
    text: `A fireman, a policeman and a chairman walk into our jumble sale. All three leave with the same lamp. Sunday, 2 pm, town hall. Come and find yours.`,
    finds: { inclusive: ['fireman', 'policeman', 'chairman'] },
  },
  {
    text: `Every day a child is born in this town with no bed to sleep in. Every pound buys a mattress spring, every ten pounds a pillow, every hundred a bed. Donate here: https://beds.example/now`,
    finds: {},
  },
  {
    text: `PLEASE SHARE THIS POST. Max, a small brown dog, ran off at the fireworks near Bell Lane. He is shy, he is chipped, and he likes ham. Call 0123 987 654.`,
    finds: { shouting: ['PLEASE SHARE THIS POST'] },
  },
  {
    text: `Blood stocks of group O are down to 2 days. You can give if you are over 17, feel well, and had lunch. Book a chair near you: https://give.example.org`,
    on: 'x',
    finds: {},
  },
  {
    text: `When it comes to the climate, it goes without saying that we all need to do our part. At the end of the day, actions speak louder than words.`,
    finds: {
      firstLine: ['When it comes to the climate'],
      filler: ['it goes without saying that', 'At the end of the day'],
      callToAction: [''],
      specifics: [''],
    },
  },
  {
    text: `We asked 640 pupils what would make them walk to school. They did not say wider pavements or slower cars. They said: a friend. So we made a map of who lives on whose way. Look up your street: https://walk.example/map`,
    finds: {},
  },
  {
    text: `Thank you. Thank you. Thank you. In one night you gave enough for the roof, and we can hear the rain again the way one should: from below.`,
    brand: OPEN_DOOR,
    finds: { requiredWords: [''], callToAction: [''], specifics: [''] },
  },
  {
    text: `The annual report was published today. It was written by our treasurer, was checked by two auditors, and was printed on paper that was given to us. Read it at http://opendoor.example/report`,
    brand: OPEN_DOOR,
    finds: {
      passiveVoice: ['was published', 'was written', 'was checked', 'was printed', 'was given'],
      links: ['http://opendoor.example/report'],
      requiredWords: [''],
    },
  },
  {
    text: `Choir needs tenors. Any tenors. We have nineteen altos, and they have opinions. Tuesdays at seven in the old fire station, no notes needed.`,
    on: 'facebook',
    finds: { callToAction: [''] },
  },
  {
    text: `Flood warning for the lower town from 18:00. Move your car, lift what you can, and check on the house next door. The sports hall is open with beds. More at https://town.example/flood`,
    finds: {},
  },
]
