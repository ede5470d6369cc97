/** Texts as people bring them: short, long, with numbers, in other scripts. */
export const TEXTS = [
  {
    says: 'tip',
    text: 'Write the last sentence first. Everything before it is a road to that sentence.',
  },
  {
    says: 'article',
    text: '# Why small shops should send letters\nA mailing list is the only audience that you own.\n\n## The feed forgets you\nA post lives for a day. Then the feed moves on, and nobody scrolls back to find what you said on Tuesday. A letter waits in the inbox until somebody has time for it, and that can be a Sunday morning with coffee.\n\n## Letters are read by people who asked\nNobody lands on your list by accident. They typed their address because something you made was useful to them. That is a promise on both sides: you write when there is something to say, and they read because you kept it so far.\n\n## Start with ten names\nYou do not need a thousand readers. Ten are enough to learn what people answer to. Ask each of them one question at the end of the first letter, and write the second letter about the best answer you got.\n\n## Keep the rhythm\nEvery second Thursday is better than whenever there is time. Put the next three dates into your calendar now, and write one line for each of what it might be about. The line can change. The date should not.\n\n## What to measure\nReplies. Not openings, which machines count wrongly, and not clicks, which tell you what was curious but not what was good.',
  },
  {
    says: 'numbers',
    text: '# Our year in numbers\n## Orders\n1,284 orders, 38 % more than last year\n## Returns\n2.1 %\n## Team\n- 4 people in January\n- 7 people in December\n- 0 people left\n## Next year\n1. Open on Saturdays\n2. Ship to Austria\n3. Print the catalogue',
  },
  {
    says: 'list',
    text: '# 5 ways to shorten a meeting\n1. Write the question into the invitation\n2. Invite only people who decide\n3. Begin with the answer\n4. Stop when it is answered\n5. Send one line afterwards',
  },
  {
    says: 'quote',
    text: '# A sentence that stayed\n> The work teaches you how to do it.\n\n— Estonian proverb\n\nWe have it above our door.',
  },
  {
    says: 'emoji',
    text: '# Weekend plans 🌿\n## Saturday ☕\nMarket at eight, pancakes at ten 🥞\n## Sunday 🚲\n- 🌊 Lake\n- 📚 Book\n- 😴 Nap\n## Monday\nNo plans 🎉',
  },
  {
    says: 'german',
    text: '# Wie wir Dienstleistungsverträge verständlicher machen\nDrei Schritte für Selbstständige\n## Haftungsbeschränkung erklären\nSchreiben Sie in einem Satz, was passiert, wenn etwas schiefgeht, und wer es bezahlt.\n## Zahlungsbedingungen an den Anfang\n- Wann wird bezahlt?\n- Wie viel?\n- Was kostet Verspätung?\n## Kündigungsfristen nennen\nVierzehn Tage reichen fast immer.',
  },
  {
    says: 'arabic',
    text: '# ثلاث عادات لصباح هادئ\nبدون هاتف\n## افتح النافذة\nدع الهواء يدخل قبل أن تدخل الأخبار.\n## اشرب كأس ماء\n- قبل القهوة\n- ببطء\n## اكتب سطرا واحدا\nما الذي يهمك اليوم؟',
  },
  {
    says: 'japanese',
    text: '# 毎朝五分の片づけ\n道具はいりません\n## 机の上から始める\n昨日使ったものをひとつだけ戻します。それだけで気分が変わります。\n## 捨てる前に撮る\n- 思い出の品\n- 古い手紙\n- 壊れた時計\n## 終わったら窓を開ける\n新しい空気がご褒美です。',
  },
  {
    says: 'launch',
    text: '# Bookings are open\nThe spring course starts on 3 March.\n## Who it is for\nPeople who have thrown ten bowls and want the eleventh to stand.\n## What you make\n- A set of four cups\n- One teapot\n- A bowl that survives a dishwasher\n## When and where\nEight Tuesdays, 18:30 to 21:00, Lindenstrasse 4\n## What it costs\n€ 320, clay and firing included',
  },
  {
    says: 'myth',
    text: '# Myth or fact: houseplants\n## They clean the air\nYou would need a hundred plants in one room.\n## Yellow leaves need water\nMore often they need less.\n## Bigger pots are better\nRoots like it tight. One size up is enough.\n## Talk to them\nIt cannot hurt.',
  },
  {
    says: 'long-title',
    text: '# What eleven years of answering support mail by hand taught a team of three about software nobody asked for\n## Patience\nIt is a feature.\n## Honesty\nSay what does not work before somebody finds it.',
  },
]
