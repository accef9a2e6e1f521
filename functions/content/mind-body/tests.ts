import type { BundledArticle } from '../bundled-article.ts'
import { SEEK_CARE } from '../seek-care.ts'
import { sourcesOf } from '../sources.ts'

export const tests: BundledArticle = {
  name: 'tests',
  title: 'Tests You May Be Offered',
  summary:
    'There is no single test for IC. What each test looks for, how it feels, and the questions that make it worth it.',
  category: 'Mind-Body',
  sectionId: 'understanding-cycle',
  tags: ['diagnosis', 'appointments', 'basics', 'bladder', 'symptoms'],
  writtenAt: '2026-11-20T09:04:00Z',
  toConfirm: [
    'That cystoscopy is one of the ways to look for the cause of blood in the pee.',
    'That cystoscopy and urodynamics are not needed for all (AUA), and that cystoscopy is offered when Hunner lesions are suspected.',
    'After-effects of a cystoscopy and when to call.',
  ],
  content: `## In short

- No test can prove IC. Tests rule out other causes.
- Most people need a talk, an examination and a urine test. Not all need more.
- You can ask what a test is for, and you can say no.
- Sore for a day or two is common after some tests. Fever or heavy bleeding is not.

## Why there are tests at all

Many conditions can feel like IC: infections, stones, endometriosis, prostate trouble, an overactive bladder and, rarely, cancer. Your doctor wants to be sure that none of these is missed. A normal result is good news, even if it feels like "they found nothing". It means that one more thing is less likely. Your pain is still real.

## The talk and the diary

The most important test is your story. Where does it hurt? Does it grow as you fill? How often do you go? A diary of about three days helps: when you drank, when you peed, how much, and how it felt. [The log](/log) can give you that record.

## The examination

A doctor or nurse presses gently on your tummy, and may ask to examine the vagina, or the prostate through the back passage. They also feel whether the pelvic floor is tense. It takes a few minutes. You can ask for a chaperone, for a nurse of your own sex, or for a break. You can say no.

## The urine test

A strip gives a first answer. A culture takes some days and looks for germs. The lab may also look for blood cells and other cells. If you had many tests, ask for copies.

## Blood tests and scans

A blood test can look at your kidneys and your sugar. An ultrasound scan shows kidneys, bladder and womb, and how much stays in the bladder after you pee. A scan does not hurt. A full bladder during it can. Say if it is too much.

## Looking inside: cystoscopy

A thin tube with a camera goes in through the opening where you pee. It can be done with a numbing gel while you are awake, or under a general anaesthetic.

It can show stones, changes in the lining, and **Hunner lesions**. These are sore patches that some people with IC have. They matter, because there are treatments for them. Under an anaesthetic the bladder may be filled to stretch it, or a tiny sample may be taken.

Not all people need it. The American guideline says that it is not needed when the story is clear, and offers it when Hunner lesions are suspected. If you have had blood in your pee, ask about it soon: it is one of the ways to look for the cause.

Afterwards it may sting for a day or two, and the pee may be pink. After this test that is expected. Call the unit if it is red, or lasts longer. Drink as usual.

## Measuring pressures: urodynamics

Two fine tubes are passed, one into the bladder and one into the back passage or the vagina. The bladder is filled slowly, and you say what you feel. It takes up to an hour. It shows how the bladder stores and empties. With IC it is not needed as a rule. It can help when the picture is not clear.

With a sore bladder the filling can hurt. Say "stop" when you need to. Nothing is gained by holding out.

## Questions to ask before any test

1. What are you looking for?
2. What will change if you find it, and if you don't?
3. How much does it hurt, and what can I have for it?
4. What are the risks?
5. Which of my medicines should I stop or go on with? Some bladder tablets are stopped some days before. Say if you take a blood thinner, and do not stop it by yourself.
6. Who tells me the result, and when?

## The day itself

Bring a pad, loose clothes and a friend to take you home if you are sedated. Plan a quiet next day. Tell the staff that you have bladder pain. They can use a smaller tube, more gel and more time.

## After a test, call the unit if

- you have fever or chills
- your pee gets redder
- the pain keeps growing

If you cannot reach them, get help the same day. **Call 999 or go to A&E** if you cannot pee and your bladder is painfully full, if you bleed heavily or pass clots, or if you have a fever with shaking or confusion.

${SEEK_CARE}

${sourcesOf('aua', 'rcog', 'nhs', 'urodynamics', 'pressures')}
`,
}
