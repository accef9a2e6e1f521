/** The elements that a drawing may consist of. None of them can run a script or load anything. */
export type FigureTag = 'circle' | 'ellipse' | 'g' | 'line' | 'path' | 'rect' | 'text'

/** An element of a drawing: its tag, its SVG attributes and what is in it. */
export type Shape = readonly [
  tag: FigureTag,
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly (Shape | string)[],
]

/**
 * A drawing as data, so that React and static pages draw it from the same source without `innerHTML`. Its colours are
 * the custom properties of `shared/ui/tokens.css`, or `currentColor`, so that it follows the theme.
 */
export interface Figure {
  /** Unique. Articles refer to the drawing as `/media/figures/<name>.svg`. */
  name: string
  viewBox: string
  /** The name for screen readers. */
  title: string
  /** What the drawing shows, for readers who do not see it. */
  description: string
  shapes: readonly Shape[]
}

/** The width of a drawing with words in it, in its own units. */
export const FIGURE_WIDTH = 320

/**
 * The size of words in a drawing that is `FIGURE_WIDTH` wide. On a screen of 320 px, a column is 288 px wide, so words
 * are 17 px high, like those of the article.
 */
export const WORD_SIZE = 19

/** Words in a drawing. `x` and `y` are where their base line begins, or its middle with `anchor`. */
export function words(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'start'): Shape {
  const style = { 'font-family': 'var(--sans)', 'font-size': WORD_SIZE, fill: 'var(--text)', 'text-anchor': anchor }
  return ['text', { x, y, ...style }, [text]]
}
