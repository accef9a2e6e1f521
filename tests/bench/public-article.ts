import { setTimeout as wait } from 'node:timers/promises'

/** Waits until the world at `url` has written its public pages, and returns the address of one: the first of the list. */
export async function publicArticle(url: string): Promise<string> {
  const list = await (await fetch(`${url}/read/`)).text()
  const [, path] = /<li><a href="(\/read\/[^"]+)"/.exec(list) ?? []
  if (path) return url + path
  await wait(500)
  return publicArticle(url)
}
