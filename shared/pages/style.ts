/** The tokens of `shared/ui/tokens.css` that public pages and drawings use, with the same values. */
const TOKENS = `
  color-scheme: light dark;
  --surface: light-dark(#f6f0e4, #0c171c);
  --raised: light-dark(#fffdf8, #15252b);
  --sunk: light-dark(#ece3d2, #1e323a);
  --text: light-dark(#17282d, #efe8da);
  --quiet: light-dark(#53605f, #a8b5b5);
  --line: light-dark(#e3d9c6, #25393f);
  --edge: light-dark(#857d6f, #7b8e92);
  --accent: light-dark(#0e5a6b, #8fd3db);
  --on-accent: light-dark(#ffffff, #06242b);
  --soft: light-dark(#d9eae8, #17404a);
  --focus: light-dark(#0e5a6b, #8fd3db);
  --water-1: light-dark(#cfe4e3, #123640);
  --water-2: light-dark(#a9d0d2, #185060);
  --water-line: light-dark(#3f8894, #4fa3b0);
  --sky-1: light-dark(#fbe9cf, #0f2230);
  --sun: light-dark(#eac07a, #e7dcc1);
  --head: light-dark(#b08d5f, #8d7a58);
  --stone-1: light-dark(#b9ac95, #33484e);
  --stone-2: light-dark(#cfc4ae, #415860);
  --stone-3: light-dark(#e2d9c6, #536b72);
  --hull: light-dark(#0e5a6b, #8fd3db);
  --sail: light-dark(#f7e8cb, #efe8da);
  --sail-2: light-dark(#e6c287, #b9b09a);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  --serif: Newsreader, Georgia, "Noto Serif", "Times New Roman", serif;
  --size-13: 0.8125rem;
  --size-17: 1.0625rem;
  --size-21: 1.3125rem;
  --size-28: 1.75rem;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  --space-6: 24px;
  --space-8: 32px;
  --radius: 12px;
  --radius-card: 20px;
  --target: 2.75rem;
  --reading: 42.5rem;
`

const RULES = `
*, ::before, ::after { box-sizing: border-box; }
body {
  max-width: calc(var(--reading) + 2 * var(--space-4));
  margin: 0 auto;
  padding: var(--space-4);
  background: var(--surface);
  color: var(--text);
  font: var(--size-17) / 1.65 var(--sans);
  overflow-wrap: break-word;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
html { background: var(--surface); }
h1, h2, h3, h4 { margin: var(--space-8) 0 var(--space-3); line-height: 1.25; text-wrap: balance; }
h1, h2 { font-family: var(--serif); font-weight: 500; }
h1 { margin-top: var(--space-6); font-size: min(var(--size-28), 12vw); }
h2 { font-size: var(--size-21); }
h3, h4 { font-size: 1em; }
p { text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
header, footer { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
header a, footer a { display: inline-flex; align-items: center; min-height: var(--target); }
footer { margin-top: var(--space-8); border-top: 1px solid var(--line); }
.skip:not(:focus) { position: absolute; clip-path: inset(50%); }
.meta { color: var(--quiet); font-size: var(--size-13); }
.lead { font-size: 1.1em; }
.card { padding: var(--space-4); border-radius: var(--radius-card); background: var(--soft); }
.card p { margin: var(--space-2) 0 0; }
.button {
  display: inline-block;
  padding: var(--space-2) var(--space-6);
  border-radius: 999px;
  background: var(--accent);
  color: var(--on-accent);
  text-decoration: none;
}
.list { padding: 0; list-style: none; }
.list li { margin-bottom: var(--space-4); }
.list p { margin: 0; color: var(--quiet); }
li { margin-block: var(--space-2); }
blockquote { margin-inline: 0; padding-inline-start: var(--space-4); border-inline-start: 3px solid var(--accent); color: var(--quiet); }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9em; }
th, td { min-width: 7em; padding: var(--space-2) var(--space-4) var(--space-2) 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
img { display: block; max-width: 100%; height: auto; border-radius: var(--radius); }
.image { position: relative; display: block; overflow: hidden; width: fit-content; border-radius: var(--radius); }
.image svg { position: absolute; inset: 0; width: 100%; height: 100%; filter: blur(1.5rem); }
.image img { position: relative; }
.figure { display: block; width: 100%; max-width: 24rem; height: auto; }
code, pre { border-radius: 6px; background: var(--sunk); font-size: 0.9em; }
code { padding: 0 4px; }
pre { padding: var(--space-3); white-space: pre-wrap; }
.term { color: inherit; text-decoration: underline dotted var(--accent); }
dt { font-weight: 600; }
dd { margin: 0 0 var(--space-3); }
hr { border: 0; border-top: 1px solid var(--line); }
`

/**
 * The style of public pages, inside each of them: to load it would take a round trip longer before the first paint.
 * When it changes, add the hash of the former one to the content policy (infra/stacks/web/headers.ts).
 */
export const STYLE = `:root {${TOKENS}}${RULES}`.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};]) ?/g, '$1')
