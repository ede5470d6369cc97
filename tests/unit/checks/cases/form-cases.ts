import { draftOfText } from '@postwright/core/checks/checked-draft'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { earlierText } from '../../../support/earlier-text.ts'
import type { CheckCases } from './case.ts'

/** The form of a text apart from its sentences: punctuation, links, mentions, hashtags, and similarity to other texts. */
export const FORM_CASES: readonly CheckCases[] = [
  {
    check: 'shouting',
    finds: [
      'THIS IS IT, the new version of our app is here.',
      'We have a new plan!!! Look at it.',
      'READ THIS NOW before you write the next post.',
      'What is this?! Nobody told me about it.',
      'It is here. BUY TODAY and pay for it later.',
      'Only today: HUGE DISCOUNT on all of the plans.',
      'WHAT A DAY, and it is only nine.',
      'THE DOORS OF IKEA OPEN NOW for all of you.',
    ],
    passes: [
      'This is it, the new version of our app is here.',
      'We have a new plan! Look at it.',
      'The USA and the EU have a new law on data.',
      'NASA has a new film about the moon.',
      'What is this? Nobody told me about it.',
      'Our CEO and CTO sat down with us on a Monday.',
      'For COVID, BMW AG and others have a new plan of tests.',
      'We teach HTML, CSS, SQL and answer each question.',
      'Members are ADAC, NABU, BUND and DLRG.',
    ],
  },
  {
    check: 'spacing',
    finds: [
      'We have a new plan,  and it is here.',
      'Come by on Monday  at nine.',
      'Bread,, rolls and cakes for everyone.',
      'Two tools:: one for you and one for me.',
      'First the plan;; then the work.',
      'Read it   twice before you answer.',
    ],
    passes: [
      'We have a new plan, and it is here.',
      'A list:\n  - first\n  - second',
      'Wait … and see what comes next.',
      'The class is called std::vector in that language.',
      'Bread, rolls and cakes for everyone.',
      'It ends with two spaces.  \nAnd goes on.',
    ],
  },
  {
    check: 'links',
    finds: [
      'Read it on http://example.org/post and tell us.',
      'Here it is: https://example.org/a?fbclid=abc123',
      'All of it: https://a.example https://b.example https://c.example',
      'Look: https://example.org/x?utm_source=x&gclid=55',
      'Ours: https://example.org/R&D?fbclid=1',
      'The film: https://example.org/watch?v=1&si=abcdef',
      'Old page: http://example.org',
      { ...draftOfText('Order here: https://example.org/menu'), contract: PLATFORM_CONTRACTS.instagram },
      'Tickets: link in bio. Once more: link in bio!',
      'Karten: Link in der Bio. Und Fotos: Link in der Bio.',
    ],
    passes: [
      'Read it on https://example.org/post and tell us.',
      'Here it is: https://example.org/a?id=5',
      'Both: https://a.example and https://b.example',
      'Ours: https://example.org/x?utm_source=x&utm_campaign=y',
      'The film: https://example.org/watch?v=1',
      'Our page is example.org and it is new.',
      { ...draftOfText('Order here: https://example.org/menu'), contract: PLATFORM_CONTRACTS.facebook },
      'Tickets: link in bio. See https://example.org/map',
    ],
  },
  {
    check: 'mentions',
    finds: Array.from(
      { length: 6 },
      (_, at) => `Thanks to ${Array.from({ length: 6 + at }, (_each, i) => `@person${i}`).join(' ')}`,
    ),
    passes: Array.from(
      { length: 6 },
      (_, at) => `Thanks to ${Array.from({ length: Math.min(5, at + 1) }, (_each, i) => `@person${i}`).join(' ')}`,
    ),
  },
  {
    check: 'nearDuplicate',
    given: {
      earlier: [
        'Our new bakery opens on Monday at nine in the old town. Come by and try the bread, it is still warm.',
        'Three things that we learned from a year of posting each day: rest, plan, and write short.',
      ].map(earlierText),
    },
    finds: [
      'Our new bakery opens on Monday at nine in the old town. Come by and try the bread, it is still warm.',
      'Our new bakery opens on Monday at nine in the old town! Come by and try the bread, it is still warm.',
      'our new bakery opens on monday at nine in the old town. come by and try the bread, it is still warm',
      'Our new bakery opens on Monday at nine in the old town. Come by and try the bread, it is still hot.',
      'Three things that we learned from a year of posting each day: rest, plan, and write short.',
      'Three things that we learned from a year of posting each day: rest, plan, and write short. Yes.',
    ],
    passes: [
      'Our new cafe in the harbour is open until ten at night, and there is music on Fridays.',
      'The bread is still warm when you come by in the morning, as it has always been with us.',
      'One thing that nobody told us about posting: people write back, and then you have to answer.',
      'We close the bakery for two weeks in August, and we will be back with a new bread.',
      'A year of posting each day has an end now: from here on we post when there is something to say.',
      'Monday is our day of rest, so please come by on any other day of the week.',
    ],
  },
  {
    check: 'hashtagPlace',
    finds: [
      'We #love the #new #colours of our app.',
      'The #best #plan for a #good week is no plan.',
      '#Write #short #posts and people read them.',
      'Our #bakery in the #old #town opens today.',
      'A #day with #rain and #wind is a day for tea.',
      '#One #two #three #four and here we go again.',
    ],
    passes: [
      'We love the new colours of our app. #design #colours #app',
      'The #best #plan for a good week is no plan.',
      'Write short posts. #write #short #posts #people',
      'Our #bakery opens today in the old town.\n\n#bread #town #bakery',
      '#one',
      'A day for tea #rain #wind #tea',
    ],
  },
  {
    check: 'spamHashtags',
    finds: [
      'Look #like4like',
      'Hi #F4F',
      'New film #fyp',
      '#followforfollow and more',
      'A day #instagood #sea',
      '#viral post',
    ],
    passes: [
      'Look #likeable',
      'Hi #friends',
      'New film #filmmaking',
      '#followers of ours',
      'A day at the #sea',
      'A post',
    ].map((text) => (text.includes('#') ? text : `${text} #post`)),
  },
]
