/** An icon of Phosphor: its address in the app's sprite. The name is the file's, for example `house-fill`. */
declare module 'icon:*' {
  const address: string
  export default address
}

/** A drawing from `art/`: its address in the app's sprite. */
declare module 'art:*' {
  const address: string
  export default address
}
