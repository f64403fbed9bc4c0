/**
 * The content of the prompt's data block with this name, found by its name and random marker.
 */
export function block(prompt: string, name: string): string {
  const found = new RegExp(`<<${name} ([\\w-]{32,64})>>\\n([\\s\\S]*?)\\n<</${name} \\1>>`, 'u').exec(prompt)
  return found?.[2] ?? ''
}
