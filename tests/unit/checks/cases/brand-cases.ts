import { NO_BRAND_RULES, type BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { CheckCases } from './case.ts'

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
    passes: ['A fair plan', 'cheaper', 'It needs no brain', 'cheapest', '#cheap', 'https://example.org/cheap'],
  },
  {
    check: 'preferredWords',
    given: brand({ preferred: [{ word: 'clients', replacement: 'members' }] }),
    finds: ['Our clients', 'CLIENTS', 'clients, all of them', 'For clients.', '“Clients”', 'two clients and a dog'],
    passes: ['Our members', 'a client', 'clientele', '@clients', '#clients', 'nothing'],
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
    given: brand({ terms: ['LinkedIn', 'iPhone', 'GitHub Actions'] }),
    finds: ['on linkedin', 'an Iphone', 'with Github Actions', 'LINKEDIN', 'github actions run', 'my iphone and me'],
    passes: ['on LinkedIn', 'an iPhone', 'with GitHub Actions', 'linked in', '#linkedin', 'phones'],
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
    ],
    passes: [
      'We sell bread, cake, and tea in the shop.',
      'It is for you and me.',
      'Read, write, or rest when it rains.',
      'We have red, green, blue, and white ones.',
      'Bread and cake and tea are in the shop.',
      'You need time or money or good friends.',
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
]
