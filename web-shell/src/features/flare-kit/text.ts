import chats from 'icon:chats-duotone'
import drop from 'icon:drop-duotone'
import person from 'icon:person-simple-tai-chi-duotone'
import thermometer from 'icon:thermometer-hot-duotone'

export const text = {
  heading: 'Flare Kit',
  intro: 'For a bad day. Start anywhere; one small thing is enough.',
  plan: {
    title: 'Your plan',
    invite: 'What has helped you before is hard to remember on a bad day. Write it down, and it stands first here.',
    begin: 'Write your plan',
    edit: 'Edit',
    save: 'Save Plan',
    saving: 'Saving…',
    hint: 'One per line, in your own words',
    suggestions: (part: string) => `${part}: add one of these`,
    parts: {
      drinks: {
        title: 'Drinks that soothe',
        suggestions: ['Warm water', 'Chamomile tea', 'Cool still water, in sips', 'Warm milk', 'Pear juice with water'],
      },
      practices: {
        title: 'What helps my body',
        suggestions: [
          'Hot-water bottle, wrapped in a cloth',
          'In for 4, out for 6, five minutes',
          "Child's pose",
          'On my side, a pillow between my knees',
          'Loose clothes',
          'A short, slow walk',
          'Music, and nothing else to do',
        ],
      },
    },
  },
  breathe: {
    title: 'Start with one breath',
    text: 'In for 4, out for 6. Stop whenever you like.',
    begin: 'Breathe',
  },
  warmth: {
    begin: 'Start 20 minutes',
    stop: 'Stop the timer',
    left: (minutes: number) => (minutes === 1 ? 'One minute left' : `${minutes} minutes left`),
    over: { title: 'Twenty minutes are over', text: 'Take the warmth away for a while.' },
  },
  more: 'More that may help',
  relief: [
    {
      title: 'Warmth',
      icon: thermometer,
      summary: 'Low on your tummy or back, 20 minutes',
      steps: [
        'Put a hot-water bottle or heat pad low on your tummy, on your back or between your legs.',
        'Keep cloth between it and your skin, and take it away after 20 minutes.',
      ],
    },
    {
      title: 'Position',
      icon: person,
      summary: 'On your side, a pillow between the knees',
      steps: [
        'On your back with pillows under your knees, or on your side with one between them.',
        "Child's pose or happy baby, if they feel good: ten slow breaths, twice.",
        'Loosen everything around your waist.',
      ],
    },
    {
      title: 'Water',
      icon: drop,
      summary: 'Small sips; holding back makes urine stronger',
      steps: [
        'Sip water through the day, about 1.5 to 2 litres. Holding back makes urine stronger, and that can sting.',
        'Leave coffee, alcohol, fizzy and citrus drinks for a calmer day.',
      ],
    },
    {
      title: 'A kind word',
      icon: chats,
      summary: '“This is a wave. Each one before it passed.”',
      steps: [
        '“This is a wave. I have been through waves before, and each one passed. I do not have to do more today.”',
      ],
    },
  ],
  care: {
    title: 'When to seek care',
    intro: 'This app cannot tell what is wrong. Some signs need help from people.',
    now: {
      title: 'Now: call an ambulance or go to A&E',
      signs: [
        'You cannot pass urine, and your bladder is full and painful.',
        'Almost no urine comes although your bladder feels full, also without pain.',
        'Sudden, strong pain in a testicle.',
        'Numbness around your bottom or genitals, new weakness in your legs, or you cannot control your bowels.',
        'Fever with shaking, confusion, or feeling very unwell.',
        'Heavy bleeding or clots in your urine.',
      ],
    },
    despair: {
      title: 'If you are thinking of ending your life',
      text: 'Please call, day or night. You do not have to carry it alone.',
    },
    today: {
      title: 'Today: call your doctor',
      signs: [
        'Blood in your urine with pain low in your tummy.',
        'Fever, chills, pain in your side or back, or pus.',
        'You are pregnant and have new symptoms.',
      ],
    },
    soon: { title: 'Soon: see your doctor', signs: ['Any blood in your urine that you can see, even once.'] },
    different:
      'If this looks different from your usual pattern, it could be an infection, which needs a test. This app cannot tell.',
  },
} as const
