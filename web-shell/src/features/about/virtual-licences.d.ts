declare module 'virtual:licences' {
  const licences: readonly { name: string; version: string; licence: string }[]
  // oxlint-disable-next-line import/no-default-export -- the form of a virtual module
  export default licences
}
