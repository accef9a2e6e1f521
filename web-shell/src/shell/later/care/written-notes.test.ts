import { expect, it } from 'vitest'
import { speaksOfSuicide } from './suicidal-words.ts'

/* Notes that another person wrote without knowing the phrases. The phrases were not changed after them. */

const HEAVY = [
  'i want to die',
  'Pain 9/10 all night again. honestly ive been thinking about killing myself and it scares me',
  'cant do this anymore i just wanna be dead',
  "Up 14 times last night. Bladder on fire, no sleep, husband snoring away. I lay there wishing I just wouldn't wake up tomorrow. Took amitriptyline at 10. Porridge for breakfast.",
  'feeling suicidle again since the instillation failed',
  'cut myself again last nite. arms this time. it takes my mind off the bladder for a bit',
  "Kids would be better off without me tbh, all i do is lie on the bathroom floor. they'd get over it if i was gone for good. been working out how id do it",
  'kms fr. not even joking this time',
  "I've been saving up my tablets. Nobody knows. When I have enough I'm going to take them all and be done with it.",
  'dont want to be here anymore. not the hospital i mean here as in alive',
  'I wish I was dead. 68 years old and crying on the toilet at 4am.',
  'Bad flare after the curry on saturday, urgency every 10 min, then had a row with mam about missing work. went upstairs and took an overdose, was in A&E til sunday. home now. pain 6.',
  'no reason to live any more, lost my job lost my fella and now this bladder',
  'Theres a bridge on my way to work and every morning i think about jumping off it. would be so easy',
  'wrote my goodbye letters today. feel weirdly calm. pain 7',
  'Suicidal thoughts are back. Didnt tell the urologist because he only had 10 minutes.',
  'i keep wanting to end my life n i dont kno who to tell',
  'Id rather be dead than live like this another year, I really mean that, I think about it most days now',
  'unalive thoughts rly bad tonite, i want to unalive myself',
  'im gonna hurt myself if this doesnt stop, already been hitting my legs till they bruise on purpose',
  'Pain about a 5, bit better than Tuesday. Frequency still high. I tried to take my own life in March, and I can feel myself getting back to that place. Heat pack helped a little. Drank 1.5L.',
  'everyones asleep. thinking of hanging myself in the garage. sorry',
  'I just want to go to sleep and never wake up again. Have wanted that for weeks.',
  'planning to top myself after xmas so i dont ruin it for the grandkids',
  "Life isnt worth living. I've thought about how I'd end it and the only thing stopping me is the dog.",
  'started self harming again after 3 yrs clean, so ashamed. burning myself w the hot water bottle on purpose',
  'wish id never been born and wish i could just die already. hate this body hate this life',
  "God please take me tonight, I'm begging you, I dont want to live another day",
  'Dr asked how my mood was n I said fine. Its not fine I think about suicide every single day since the cystoscopy and ive got the pills ready in the drawer',
  'if i had a gun i would of used it on myself by now. thats how bad it is. 2am, peed 9 times since 11',
]

const HARMLESS = [
  'this flare is killing me',
  'Dying for a wee the whole drive home from Cork, nearly didnt make it',
  'Phone died so I missed logging yesterday. pain was about a 4, pee 12 times',
  'Had to put our old cat to sleep today, vet was lovely. Cried all day and bladder is spasming. Stress always sets it off',
  'I just want this pain to end. please let this flare be over by the weekend',
  'not suicidal just really really fed up lol',
  'Overdosed on tomatoes at my sisters bbq and boy am i paying for it now',
  'woke up 6 times to pee, dont want to wake up that many times again tonight so no fluids after 8',
  'My dad died two years ago today. Went to the grave with mum, long drive, had to stop 4 times for the loo. Pain 5.',
  'cut out coffee and oj completely, down to 10 trips a day. gonna cut chocolate next, might actually kill me haha',
  'So tired. So so tired. Could sleep for a week. pain 6 burning when i pee',
  'i cant live without my heating pad',
  "I could kill the receptionist, third time they've cancelled my instillation. Absolutely livid",
  'Burned myself on the kettle filling the hot water bottle, stupid. Small blister on my thumb. bladder pain 3',
  'Watched a film about a guy who kills himself, pretty grim. had to pause it five times to pee. ended up eating popcorn, regret the salt',
  'do i take all 3 of these tablets at once or spread out? ask pharmacist tmrw',
  'hung out with the girls, one glass of prosecco, worth it. pain only a 4 today',
  'At the end of my rope with this urologist, nobody listens. Ive tried elmiron, dmso, diet, physio and nothing works. Want a second opinion.',
  'jumped on the trampoline w the kids, big mistake, leaked and then hurt for hours',
  'Dead on my feet after night shift. legs hurt, bladder hurts, everything hurts',
  'thought i was gonna die of embarrassment when i had to run out of the meeting',
  "Doc asked if I had any thoughts of harming myself and I said no, because I dont. I'm just in pain and want someone to take it seriously.",
  'its a dead end with the NHS, 14 month wait. feel hopeless about ever getting the right treatment',
  'hurt my back hanging the washing out and now bladder joined in, brilliant',
  'this constant needing to go is doing my head in, its no way to live, something has to change w my meds',
  'Took my amitriptyline early and slept like the dead, first time in weeks!! only up once',
  'Grandma passed away on Tuesday and the funeral is Friday in Ballarat. worried about toilets on the way. would give anything for an hour with her again',
  'wish i could rip my bladder out and get a new one ffs',
  'Deadline at work killed me this week, lived on crackers and tea. Ended up in a flare by Thursday, no surprise there. Jumped in a warm bath and it eased off. Pain 7 down to 4.',
  'My cousin took her own life last month and I keep thinking about her poor kids. Not sleeping great, bladder worse with the grief. Going to see the GP about a counsellor.',
]

/** The least share that is told right, of each kind. */
const LEAST_SHARE = 0.85

it.each([
  ['recognised', HEAVY, true],
  ['left alone', HARMLESS, false],
])('[CARE-03] of notes by another person, most are %s', (_, notes, expected) => {
  const wrong = notes.filter((note) => speaksOfSuicide(note) !== expected)
  expect(1 - wrong.length / notes.length, wrong.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
})
