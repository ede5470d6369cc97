import type { CheckCases } from './case.ts'

const picture = (alt: string) => ({
  text: 'Look',
  files: [{ mediaId: 'm1', kind: 'image' as const, alt, name: 'a.jpg' }],
})

export const ACCESS_CASES: readonly CheckCases[] = [
  {
    check: 'camelTags',
    finds: [
      '#contentcreator',
      '#socialmediatips',
      '#smallbusiness owner',
      'we #workfromhome'.replace('from', 'at'),
      '#digitalmarketing',
      'It is #mondaymotivation',
    ].map((text) => text.replace('#workathome', '#lovemyjob')),
    passes: ['#ContentCreator', '#SocialMediaTips', '#bakery', '#photography', '#xyzzyplugh', '#Motivation'],
  },
  {
    check: 'emojiDensity',
    finds: [
      'Hi 🎉🎉🎉🎉',
      'New 🚀🚀🚀🚀🚀 here',
      '🎉 a 🚀 b 🔥 c 💡 d',
      '🔥🔥🔥🔥 sale',
      'Go 💪 now 💪 and 💪 then 💪 again',
      '❤️❤️❤️❤️❤️',
    ],
    passes: [
      'Hi 🎉',
      'New 🚀 and 🔥 here',
      '🎉🎉 party',
      'A family 👨‍👩‍👧‍👦 of four',
      'Flags 🇩🇪 🇫🇷',
      'Go 💪 now 💪 and then 💪',
    ],
  },
  {
    check: 'fancyLetters',
    finds: ['𝗕𝗼𝗹𝗱 words', 'a 𝓼𝓬𝓻𝓲𝓹𝓽 here', 'Ｗｉｄｅ text', 'Ⓒⓘⓡⓒⓛⓔ it', '🅱🅾🆇 it', 'the 𝘪𝘵𝘢𝘭𝘪𝘤 one'],
    passes: ['Bold words', 'Ünïcödé is fine', '日本語の文', 'A 🎉 party', 'x² + y²', 'naïve café'],
  },
  {
    check: 'inclusive',
    finds: [
      'Hey guys, the new version of the app is here.',
      'Put the address on the whitelist of the server.',
      'Our chairman has a word for you on Monday.',
      'We need more manpower for the work in the shop.',
      'This is insane, and you have to see it.',
      'A quick sanity check before we send it.',
    ],
    passes: [
      'Hello everyone, the new version of the app is here.',
      'Put the address on the allowlist of the server.',
      'The chair of the board has a word for you on Monday.',
      'We need more people for the work in the shop.',
      'This is a surprise, and you have to see it.',
      'A quick look before we send it to the people.',
    ],
  },
  {
    check: 'altText',
    finds: [
      picture(''),
      picture('image'),
      picture('IMG_2044'),
      picture('photo.jpg'),
      picture('Picture of a dog on the beach'),
      picture('Screenshot'),
    ],
    passes: [
      picture('A dog on the beach'),
      picture('Two sisters behind the counter of a bakery'),
      picture('A chart: replies doubled from March to May'),
      picture('The photographer in front of her camera'),
      picture('Screenshot of the calendar with five posts on Monday'),
      picture('Logo'),
    ],
  },
]
