/** A block of data of the prompt, as a model finds it: by its name and the mark. */
export function block(prompt: string, name: string): string {
  const found = new RegExp(`<<${name} ([\\w-]{32,64})>>\\n([\\s\\S]*?)\\n<</${name} \\1>>`, 'u').exec(prompt)
  return found?.[2] ?? ''
}
