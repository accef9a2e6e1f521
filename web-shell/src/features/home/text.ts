import book from 'icon:book-open'
import bowl from 'icon:bowl-food-duotone'
import chart from 'icon:chart-line-up'
import chat from 'icon:chat-circle-text'
import hand from 'icon:hand-heart-duotone'
import wind from 'icon:wind-duotone'
import type { ContextTip } from '../../../../shared/home/context-tip.ts'
import type { Badge } from '../../../../shared/home/progress.ts'
import type { HomeCardPlace } from '../../shell/early/feature.ts'

export interface Tip {
  title: string
  text: string
  link: { to: string; label: string }
}

const badges: Record<Badge, string> = {
  '3-day-streak': '3-day streak',
  'week-warrior': 'Week warrior',
  'month-master': 'Month master',
  'weekly-champion': 'Weekly champion',
}

const tips: Record<Exclude<ContextTip, 'article'>, Tip> = {
  flare: {
    title: 'Go gently today',
    text: 'Warmth, small sips, slow breaths. The rest can wait.',
    link: { to: '/flare-kit', label: 'Open Flare Kit' },
  },
  'start-again': {
    title: 'A few seconds are enough',
    text: 'Pain and urgency will do. Nothing to catch up on.',
    link: { to: '/log', label: 'Log today' },
  },
  streak: {
    title: 'A week and more',
    text: 'Many days in a row. Each adds to your trends.',
    link: { to: '/trends', label: 'See trends' },
  },
  default: {
    title: 'Small things count',
    text: 'A slow breath out can help the pelvic floor let go.',
    link: { to: '/tools/exercises#breathe', label: 'Breathe along' },
  },
}

/** What is said of a card that could not be loaded: in its place, and in a message. The others fail without a word. */
const failedCards: Partial<Record<HomeCardPlace, { title: string; text: string; message: string }>> = {
  'cycle-calendar': {
    title: 'Failed to load cycle data',
    text: 'Nothing is lost. Check your connection.',
    message: 'Could not load cycle calendar',
  },
}

export const text = {
  title: 'Home',
  loading: 'Loading your day',
  failedCards,
  reload: 'Try Again',
  greeting: { morning: 'Good Morning', afternoon: 'Good Afternoon', evening: 'Good Evening', friend: 'friend' },
  ready: {
    title: 'Ready to Check-In',
    text: 'How is the pain right now?',
    button: 'All details',
    levels: [
      { label: 'None', pain: 0 },
      { label: 'Mild', pain: 2 },
      { label: 'Some', pain: 5 },
      { label: 'Strong', pain: 7 },
      { label: 'Severe', pain: 9 },
    ],
    pain: 'pain',
  },
  done: {
    title: "Today's Log Complete",
    waiting: 'Today waits for your agreement',
    button: 'Edit',
    trends: 'View Trends',
  },
  flare: {
    title: 'Flare Support Active',
    text: 'A hard day. Help is close at hand.',
    kit: 'Open Flare Kit',
    edit: 'Edit',
    yesterday: 'Yesterday was a flare day. If it goes on, help is close at hand.',
  },
  quick: { open: 'Quick Track', failed: 'Quick Track did not open' },
  levels: { painLevel: 'Pain', urgencyLevel: 'Urgency' },
  notAnswered: 'not answered',
  noteKept: 'Note kept',
  week: {
    title: 'Progress Snapshot',
    summary: (logged: number, toGo: number) => (toGo === 0 ? '7 of 7 days' : `${logged} of 7 days · ${toGo} to go`),
    day: (isLogged: boolean, pain: number | undefined, isFlare: boolean) => {
      if (!isLogged) return 'not logged yet'
      return `${pain === undefined ? 'logged' : `pain ${pain}`}${isFlare ? ', flare' : ''}`
    },
    badges: 'What you have reached',
    badge: badges,
  },
  tips,
  tools: {
    title: 'Quick Tools',
    links: [
      { to: '/tools/exercises#breathe', label: 'Breathing', icon: wind },
      { to: '/flare-kit', label: 'Flare Kit', icon: hand },
      { to: '/tools/food', label: 'Food Tools', icon: bowl },
    ],
  },
  others: {
    title: "You're Not Alone",
    figures: [
      { number: '10K+', label: 'active users' },
      { number: '2.5K+', label: '30-day streaks' },
    ],
  },
  tiles: {
    title: 'More',
    links: [
      { to: '/trends', label: 'Trends', text: 'How your days compare', icon: chart },
      { to: '/learn', label: 'Learn', text: 'Plain words about IC', icon: book },
      { to: '/about', label: 'About & Feedback', text: 'Who we are, how to reach us', icon: chat },
    ],
  },
} as const
