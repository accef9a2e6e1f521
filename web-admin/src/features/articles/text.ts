export const text = {
  heading: 'Article Management',
  denied: "You don't have permission to access the admin interface",
  deniedText: 'If you should have it, please ask an admin.',
  toHub: 'To the learning hub',
  create: 'Create article',
  loading: 'Loading articles',
  listFailed: 'Failed to fetch articles',
  empty: 'There are no articles yet.',
  published: 'Published',
  hidden: 'Not published',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
  view: 'View',
  viewOf: (title: string) => `View ${title}`,
  removing: 'Deleting…',
  removeTitle: 'Delete this article?',
  removeText: (title: string) => `“${title}” will be gone for readers and editors. This cannot be undone.`,
  cancel: 'Cancel',
  removed: 'The article has been successfully deleted.',
} as const

export const formText = {
  newTitle: 'New article',
  editTitle: 'Edit article',
  back: '← Back to Article Management',
  title: 'Title',
  summary: 'Summary',
  content: 'Content',
  contentHint: 'In Markdown: ## for a heading, - for a list, **bold**, [words](https://…) for a link.',
  category: 'Category',
  section: 'Topic in the hub',
  tags: 'Tags',
  tagsHint: 'With commas between them',
  minutes: 'Reading time in minutes',
  icon: 'Icon',
  iconHint: 'One emoji, if it helps',
  featured: 'Featured',
  published: 'Published',
  publishedHint: 'Readers find it as soon as it is saved.',
  preview: 'Preview',
  previewHint: 'As readers will see it.',
  save: 'Save article',
  saving: 'Saving…',
  cancel: 'Cancel',
  typedStays: 'What you wrote is still here.',
  created: 'Article created successfully!',
  updated: 'Article updated successfully!',
  missing: {
    title: 'Article title is required',
    summary: 'Article summary is required',
    content: 'Article content is required',
  },
} as const

/** Why an article was not saved. Source: requirement ADM-03. */
export const saveText = {
  duplicate: 'An article with this title already exists',
  permission: 'You do not have permission to perform this action',
  invalid: 'Invalid data provided. Please check all fields are properly filled.',
  category: 'Invalid category selected. Please choose a valid category.',
  tooComplex:
    'This content cannot be saved like this; nothing you wrote is lost. It is nested too deeply, or has too many parts: use fewer lists within lists, and put empty lines between paragraphs.',
  limitReached:
    'There are 500 articles, and no more can be added; nothing you wrote is lost. Please delete an article that readers no longer need in another tab, then save again.',
  tooMuch: 'The data provided violates database constraints. Please review your input.',
  changed: 'Somebody else changed this article while you did. Copy what you wrote, then cancel and open it again.',
  other: (message: string) => `Error: ${message}`,
  unknown: 'Failed to save article',
} as const

export const removeText = {
  permission: 'Failed to delete article. Please check your permissions.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const
