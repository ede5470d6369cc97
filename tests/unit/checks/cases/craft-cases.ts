import type { CheckCases } from './case.ts'

const CALM =
  'We moved the release to Tuesday because two tests failed on old phones. Both are mended now, and you can try it.'
const LONG_SENTENCE =
  'We looked at every single one of the messages that came in during the last month and then wrote down what people asked for most often and why they asked for it.'
const HARD =
  'Organizational restructuring necessitates comprehensive communication methodologies, particularly considering interdepartmental dependencies. ' +
  'Administrative responsibilities increasingly incorporate technological infrastructure evaluation and international regulatory documentation.'

export const CRAFT_CASES: readonly CheckCases[] = [
  {
    check: 'firstLine',
    finds: [
      "In today's fast world, every team needs a plan for the week.",
      "We're excited to announce that our new app is here for you.",
      'Excited to announce the new version of our app for your team!',
      "I'm thrilled to share what we have built this year with you.",
      'Have you ever wondered why posts with a plan do so well?',
      'When it comes to posting, the first line is what people see.',
      'We asked four hundred people who run small shops in eleven towns of the north what they do first on a Monday morning and why they do it, and their answers were not what we had thought.',
    ],
    passes: [
      'Half of our posts went out at the wrong hour. Here is what we changed.',
      'Your first line has one job: to earn the second.',
      'We lost 40 customers in March. This is why.',
      'Stop planning your week on a Sunday night.',
      'Three things I wish I knew before I opened a shop:',
      'Nobody read our newsletter until we cut it in half.',
    ],
  },
  {
    check: 'readingEase',
    finds: [
      HARD,
      `${HARD} ${HARD}`,
      'Institutional accountability requires transparent administrative documentation, continuous professional evaluation, and considerable interdisciplinary collaboration between governmental organizations and representatives.',
      'Contemporary entrepreneurial organizations systematically underestimate the considerable administrative complexity associated with international regulatory obligations and multinational employment documentation.',
      'The implementation of predictive maintenance methodologies facilitates considerable operational improvements, notwithstanding substantial initial infrastructure investments and organizational preparation requirements for participating industrial facilities.',
      'Notwithstanding considerable preliminary investigation, the epidemiological characteristics of the aforementioned population demonstrate insufficient differentiation to substantiate generalized recommendations regarding individual nutritional supplementation.',
    ],
    passes: [
      `${CALM} ${CALM}`,
      'You do not need more time. You need fewer things to do. Write down three, do the first, and let the rest wait. That is all there is to it.',
      'The shop opens at nine. We bake the bread at four, so that it is still warm when you come. On Mondays we sleep in, and so should you.',
      'I ran my first race last week. It rained, I was slow, and I would do it again. If you want to start, start with one short run today.',
      'Post less. Say more. Ask one thing at the end, and then read what people write back to you. They will tell you what to post next week.',
      'We sat down with our oldest users and asked what they miss. They said: less noise, more help. So we took out six buttons and added one.',
    ],
  },
  {
    check: 'sentenceLength',
    finds: [
      LONG_SENTENCE,
      `Short one. ${LONG_SENTENCE}`,
      `${LONG_SENTENCE} Short one.`,
      'If you want your posts to be read by people who have never heard of you then you should write them so that each one of them can stand on its own feet.',
      'The plan was to write one post on each day of the week but then the week came and with it came all the things that we had forgotten about and so we wrote none.',
      'It is not that we did not want to tell you about it earlier but there was nothing to tell until the last of the papers was signed on the other side of the sea.',
    ],
    passes: [
      CALM,
      'Short. Shorter. Done.',
      'Write one thing. Then stop.',
      'We read every message of the last month.\nThen we wrote down what you asked for.',
      'People do not read. They look, and stay if it is worth it.',
      'A list:\n- first we plan the week\n- then we write the posts\n- then we look at what worked and what did not work',
      'La piscina del barrio abre desde el lunes por la tarde, con entrada gratis para los vecinos, hasta las 21 h. Trae la toalla y el gorro, y no olvides el agua.',
      'Le marché du port ouvre tous les jours de la semaine, avec les pêcheurs de la ville, dès 8 h 20. Venez à pied, ou venez avec le bus, qui passe chaque heure.',
      'We took the old oven apart on the first day of the year – the door, the bricks, the stones, the long iron rods – and put it together again in the yard, piece by piece.',
    ],
  },
  {
    check: 'paragraphs',
    finds: Array.from({ length: 6 }, (_, at) =>
      'This is one of the many sentences of a block of text. '.repeat(9 + at),
    ),
    passes: [
      CALM,
      `${CALM}\n\n${CALM}\n\n${CALM}`,
      'One line.',
      'a\nb\nc',
      `${CALM}\n${CALM}`,
      'First.\n\nSecond, a little longer than the first.\n\nThird.',
    ],
  },
  {
    check: 'passiveVoice',
    finds: [
      'The report was written by the team. It is here.',
      'Your posts are published by the server at nine.',
      'Mistakes were made in the first week of the year.',
      'The shop was founded by two sisters in the old town.',
      'The files have been deleted from the folder of the team.',
      'The best answer will be chosen by all of our readers.',
    ],
    passes: [
      'The dish is called bread soup, and it is made of old bread.',
      'All trains to the sea are cancelled, and the road is flooded.',
      'The roof is finished at last. The mill was lost once and is booked until May.',
      'She was born in Hull. Nothing can be done. It was meant well.',
      'We baked for nine hours. The oven was repaired at noon. Then we slept.',
      'The team wrote the report. It is here.',
      'We publish your posts at nine in the morning.',
      'We made mistakes in the first week of the year.',
      "We're excited and a little tired, and that is fine.",
      'The bed was red and the room was big and the sun was out.',
      'Two sisters founded the shop in the old part of the town.',
    ],
  },
  {
    check: 'jargon',
    finds: [
      'Let us leverage the data that we have of the users.',
      'We utilize a new tool for the plan of the week.',
      'This is a real game-changer for the teams that use it.',
      'It is a paradigm shift in how we think about the shop.',
      'We should circle back on this in the new year.',
      'There is a lot of synergy between the two of the teams.',
    ],
    passes: [
      'Let us use the data that we have of the users.',
      'We lever the door open with a bar of iron.',
      'The game has changed for the teams that play it.',
      'We will talk about this again in the new year.',
      'The two teams work well with each other, and it shows.',
      'The path in the wood is edged with old stones.',
    ],
  },
  {
    check: 'filler',
    finds: [
      'This is very good news for all of the users.',
      'We really want to know what you think of it.',
      'In order to post you have to sign in to the app.',
      'Due to the fact that it rained we stayed at home.',
      'At the end of the day it is you who has to decide.',
      'We have the ability to send it to all of the channels.',
    ],
    passes: [
      'This is good news for all of the users.',
      'We want to know what you think of it.',
      'To post, you have to sign in to the app.',
      'Because it rained, we stayed at home.',
      'In the end it is you who has to decide.',
      'Every reality has its own rules, and so has this one.',
    ],
  },
  {
    check: 'repetition',
    finds: [
      'We like the the new colours of the app.',
      'It is is here, and you can try it today.',
      'Send it to to all of the people on the list.',
      'Growth needs time. Growth needs rest. Growth needs you. And growth needs a plan for growth.',
      'Our product is a product for people who love a good product: that product is here now.',
      'Write a caption, read the caption, cut the caption, post the caption.',
      'The plan is here. Buy it now. Buy it now.',
    ],
    passes: [
      'We like the new colours of the app.',
      'It had had its time, and that that is over is fine.',
      'Growth needs time, rest, and a plan.',
      'No no, that is not what we meant.',
      'A product for people who love good things.',
      'The end of the line is the start of the next one.',
    ],
  },
  {
    check: 'callToAction',
    finds: [
      'We moved the release to the next week because two tests failed on old phones and we had no time.',
      'The new version is out now. It is twice as fast as the old one and has all the things that were missing.',
      'Last year we made ten films. This year we made twelve. Next year we will make as many as we can.',
      'Our office is by the sea. There is a small garden with a tree, and in the summer we all sit below it.',
      'The first post of the year went out at nine in the morning and was read by a few hundred people.',
      'It took us four weeks to find the fault and four minutes to mend it. That is how it is with faults.',
    ],
    passes: [
      'We moved the release to the next week because two tests failed. What would you have done in our place?',
      'The new version is out now and twice as fast as the old one. Try it and tell us what you think.',
      'Last year we made ten films and this year twelve. Follow us for the next one, it is about bread.',
      'Our office is by the sea, and there is a garden with a tree. Come by when you are in the town.',
      'The first post of the year is out, and it is about sleep. Read it here: https://example.org/sleep',
      'It took us four weeks to find the fault and four minutes to mend it. Save this for the next bad day.',
      'The new version is here and it is twice as fast as the old one was 👉 Visit the old yard behind the mill',
      'The kiln has cooled down and the bowls are on the shelf by the door. The bowls cost £12 each.',
      '“Do you have a book about silence?” asked the man. We showed him the empty shelf and he took two of it.',
    ],
  },
  {
    check: 'specifics',
    finds: [
      'Good work takes time and people who care about what they do. If you want to do better then you should start today and go on for as long as it takes.',
      'Our customers love what we do for them, and we love to do it. There is no better feeling than to see how happy people are with what we have made.',
      'Success comes to those who wait, but not to those who wait too long. The right moment is there when you feel it, and then you have to go for it.',
      'It is important to have a plan, and it is just as important to leave the plan when it does not work. The best plans are those that leave you some room.',
      'We believe in quality, and we believe in people. Every day we try to be better than the day before, and every day we learn something new from you.',
      'A strong brand is more than a nice picture. It is the feeling that people have when they think of you, and the trust that they put into your work.',
    ],
    passes: [
      'Good work takes time: ours took 14 months, and people who care about what they do. If you want to do better then you should start today and go on for as long as it takes.',
      'Our customers love what we do for them, says Anna from the front desk. There is no better feeling than to see how happy people are with what we have made for them.',
      'A customer wrote: “I have not lost a post since I moved to you.” There is no better feeling than to see how happy people are with what we have made for them here.',
      'It is important to have a plan, and twice as important to leave the plan when it does not work. The best plans are those that leave you some room to move around in.',
      'Short, and without a number.',
      'We asked @anna.example.com what she thinks of it, and she said that quality is what is left when all the rest is gone, and that it takes more time than we all like.',
    ],
  },
  {
    check: 'claims',
    finds: [
      'Studies show that people who plan their week sleep better at night.',
      'This is the best tool in the world for the posts of your team.',
      'It is scientifically proven that short posts do better than long ones.',
      'Experts agree that you should post each day of the week.',
      'Our method is guaranteed to bring you more of the right readers.',
      'Everyone knows that long posts are not read to the end.',
    ],
    passes: [
      'People who plan their week sleep better, according to a survey of 400 of our users.',
      'This is the tool that we use for the posts of our own team.',
      'Studies show that short posts do better: https://example.org/study',
      'We think that you should post when you have something to say.',
      'In our last test the short posts had twice the replies of the long ones.',
      'I know that long posts are not always read to the end of them.',
    ],
  },
]
