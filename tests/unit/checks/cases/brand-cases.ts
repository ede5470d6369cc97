import { fingerprintOf } from '@postwright/core/checks/brand/fingerprint'
import { NO_BRAND_RULES, type BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { CheckCases } from './case.ts'

const CALM =
  'We plane the oak by hand. It takes an hour for each board, and we like that hour. The shavings go to the farm next door, ' +
  'where they keep the goats dry. When the board is flat, we oil it twice and let it rest until the morning.'
const LOUD =
  "You won't BELIEVE this!!! Want the secret? Grab it NOW 🔥🔥 It's yours! You'll love it! Are you ready? GO! 🚀"
const print = fingerprintOf(Array.from({ length: 8 }, (_, at) => `${CALM} That was board number ${at + 1}.`))
const CALM_PRINT = 'fingerprint' in print ? print.fingerprint : null

const brand = (rules: Partial<BrandRules>) => ({ brand: { ...NO_BRAND_RULES, ...rules } })

export const BRAND_CASES: readonly CheckCases[] = [
  {
    check: 'bannedWords',
    given: brand({
      banned: [
        { word: 'cheap', replacement: 'fair' },
        { word: 'no brainer', replacement: '' },
      ],
    }),
    finds: ['A cheap plan', 'CHEAP', 'It is a no-brainer', 'a no brainer!', 'Cheap, and good', 'so cheap.'],
    passes: ['A fair plan', 'Cheapside', 'It needs no brain', 'cheapskate', '#cheap', 'https://example.org/cheap'],
  },
  {
    check: 'preferredWords',
    given: brand({ preferred: [{ word: 'clients', replacement: 'members' }] }),
    finds: [
      'Our clients',
      'CLIENTS',
      'clients, all of them',
      'For clients.',
      '“Clients”',
      'two clients and a dog',
      'a client of the house',
    ],
    passes: ['Our members', 'a member', 'clientele', '@clients', '#clients', 'nothing'],
  },
  {
    check: 'requiredWords',
    given: brand({ required: ['Postwright', '#madebyhand'] }),
    finds: ['A new plan', 'Hello', 'Made by us', '#handmade', 'Post right', 'wright'],
    passes: [
      'Postwright has a new plan',
      'postwright',
      'Hi #MadeByHand',
      '#postwright',
      'With POSTWRIGHT',
      'It is madebyhand',
    ],
  },
  {
    check: 'exactTerms',
    given: brand({
      terms: [
        'LinkedIn',
        'iPhone',
        'GitHub Actions',
        'McDonald’s',
        'AT&T',
        'Node.js',
        '.NET',
        'Booking.com',
        'Café Groß',
        '24/7',
      ],
    }),
    finds: [
      'on linkedin',
      'an Iphone',
      'with Github Actions',
      'LINKEDIN',
      'github actions run',
      'my iphone and me',
      "at mcdonald's",
      'with at&t today',
      'node.JS runs',
      'in .net, they say',
      'on booking.COM today',
      'the CAFE\u0301 GROSS',
      'the ｌｉｎｋｅｄｉｎ page',
    ],
    passes: [
      'on LinkedIn',
      'an iPhone',
      'with GitHub Actions',
      'linked in',
      '#linkedin',
      'phones',
      "at McDonald's",
      'with AT&T',
      'Node.js 24',
      'in .NET',
      'asp.net',
      'https://booking.com/a',
      'on Booking.com',
      'open 24/7',
      'nodexjs',
      'Cafe\u0301 Groß',
    ],
  },
  {
    check: 'spelling',
    given: brand({ spelling: 'us' }),
    finds: [
      'the colour of the day',
      'our favourite',
      'We organise it',
      'the city centre',
      'to analyse it',
      'your behaviour',
    ],
    passes: [
      'the color of the day',
      'our favorite',
      'We organize it',
      'the city center',
      'to analyze it',
      'your behavior',
    ],
  },
  {
    check: 'oxfordComma',
    given: brand({ oxfordComma: 'always' }),
    finds: [
      'We sell bread, cake and tea in the shop.',
      'It is for you, me and all the others.',
      'Read, write or rest when it rains.',
      'We have red, green, blue and white ones.',
      'Plan, post and look at what it did.',
      'You need time, money or good friends.',
      'In the shop, we sell bread, cake and tea.',
    ],
    passes: [
      'We sell bread, cake, and tea in the shop.',
      'It is for you and me.',
      'Read, write, or rest when it rains.',
      'We have red, green, blue, and white ones.',
      'Bread and cake and tea are in the shop.',
      'You need time or money or good friends.',
      'In London, Ada and Ben met.',
      'After lunch, bread and cake are half the price.',
      'However, tea and cake are still here.',
    ],
  },
  {
    check: 'emojiPolicy',
    given: brand({ emoji: 'none' }),
    finds: ['Hi 🎉', '🚀', 'a ❤️ b', 'x 👨‍👩‍👧 y', '🇩🇪', 'end 🔥'],
    passes: ['Hi', 'a :) b', '©', '1. first', '#tag', 'x²'],
  },
  {
    check: 'bannedHashtags',
    given: brand({ bannedHashtags: ['#Sale', 'ad'] }),
    finds: ['x #sale', '#SALE', 'y #ad', '#Ad now', 'a #sale b', '#ad #b'],
    passes: ['x #sales', '#SalesTips', 'y #adventure', 'sale', 'a #b', '#c #d'],
  },
  {
    check: 'headingCase',
    given: brand({ capitalisation: 'sentence', terms: ['Juniper & Oak'] }),
    finds: [
      'How We Build Better Tables\n\nWe begin with the wood.',
      'Five Rules For Quiet Kitchens\n\nThe first is cork.',
      'We oil it twice.\n\nWhat Comes After Planing\n\nThen it rests.',
      'Why Every Workshop Needs Light\n\nYou see more.',
      '“Small Rooms, Large Tables”\n\nIt can be done.',
      'Our New Opening Hours\n\nFrom nine to five.',
    ],
    passes: [
      'How we build better tables\n\nWe begin with the wood.',
      'A day at Juniper & Oak\n\nIt begins at six.',
      'NASA and the iPhone in our workshop\n\nA story.',
      'How We Build Better Tables',
      'How We Build Better Tables.\n\nWe begin with the wood.',
      'Wie Wir Bessere Tische Bauen\n\nWir beginnen mit dem Holz und nicht mit der Form.',
    ],
  },
  {
    check: 'ownVoice',
    given: brand({ fingerprint: CALM_PRINT }),
    finds: [
      `${LOUD} ${LOUD}`,
      `${LOUD}\n\n${LOUD}`,
      `${CALM} ${LOUD} ${LOUD}`,
      `${LOUD.toUpperCase()} ${LOUD}`,
      'Oak! Ash! Elm! '.repeat(12),
      'Is it oak? Is it ash? Is it elm? '.repeat(5),
    ],
    passes: [
      CALM,
      `${CALM} ${CALM}`,
      LOUD.slice(0, 40),
      'New boards today.',
      `${CALM} The saw is sharp again, and we cut the legs of the table before noon.`,
      CALM.replaceAll('oak', 'elm'),
    ],
  },
]
