import { PRODUCT } from '../../../../shared/product.ts'
import type { Platform } from './device/platform.ts'

export const text = {
  /** Names a reminder whose title the notification did not have. */
  aReminder: 'A reminder',
  enabled: { title: 'Notifications enabled', text: "You'll receive reminders and important updates" },
  blocked: { title: 'Notifications blocked', text: 'Please enable notifications in your browser settings' },
  failed: { title: 'Failed to enable notifications', text: 'Please try again or check your browser settings' },
  disabled: { title: 'Notifications are off', text: 'This device gets none. Reminders are still shown in the app.' },
  prompt: {
    title: 'Reminders on this device?',
    text: 'It says when one is due, and nothing about your health.',
    yes: 'Turn on',
    busy: 'Turning on…',
    no: 'Not now',
  },
  setting: {
    label: 'Notifications on this device',
    on: 'This device tells you when a reminder is due, even while the app is closed.',
    off: 'Turn this on, and this device tells you when a reminder is due.',
    busy: 'One moment…',
    loading: 'Checking notifications on this device',
  },
  state: {
    blocked: {
      title: 'Notifications are blocked here',
      text: 'This device was told not to show any. Only you can change that:',
    },
    'not-installed': {
      title: 'Add the app to your Home Screen first',
      text: 'On iPhone and iPad, only apps on the Home Screen can show notifications:',
    },
    unsupported: {
      title: 'This browser cannot show notifications',
      text: 'Some browsers cannot, nor can most private windows and windows inside other apps. You could try this:',
    },
  },
  always: 'Without notifications, everything that is due is shown in the app.',
  calendar: 'Or put your reminders in your calendar, which can tell you, too:',
  reminders: 'Open Reminders',
  steps: {
    blocked: {
      ios: [
        'Open the Settings of your iPhone or iPad.',
        `Choose Notifications, then ${PRODUCT}.`,
        'Turn on Allow Notifications, and come back here.',
      ],
      android: [
        'Tap the icon to the left of the address, then Permissions.',
        'Turn on Notifications, and come back here.',
        `In the installed app, hold the icon of ${PRODUCT} instead, then tap App info and Notifications.`,
      ],
      firefox: [
        'Choose the icon to the left of the address.',
        'Next to Send notifications, remove Blocked.',
        'Come back here, and turn the switch on.',
      ],
      safari: [
        'Open the Settings of Safari, then Websites, then Notifications.',
        'Next to this site, choose Allow.',
        'Come back here, and turn the switch on.',
      ],
      desktop: [
        'Choose the icon to the left of the address.',
        'Turn on Notifications, or set them to Allow in Site settings.',
        'Come back here, and turn the switch on.',
      ],
    },
    'not-installed': [
      'In Safari, tap Share.',
      'Choose Add to Home Screen, then Add.',
      `Open ${PRODUCT} from your Home Screen, and turn notifications on there.`,
    ],
    unsupported: {
      ios: ['Open this page in Safari.', 'Tap Share, then Add to Home Screen.', `Open ${PRODUCT} from there.`],
      android: ['Open this page in Chrome or Firefox, in an ordinary window.', 'Turn notifications on there.'],
      firefox: ['Open this page in an ordinary window of Firefox.', 'Turn notifications on there.'],
      safari: ['Update macOS, or open this page in Chrome, Edge or Firefox.', 'Turn notifications on there.'],
      desktop: [
        'Open this page in an ordinary window of Chrome, Edge, Firefox or Safari.',
        'Turn notifications on there.',
      ],
    },
  } satisfies Record<string, Record<Platform, readonly string[]> | readonly string[]>,
}
