/** Text as part of an address, after its #: what is there is never sent to a server. */

export async function packedText(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(
      new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer(),
  );
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What such an address holds; fails where it was cut short, or holds more than `most` signs once it is opened. */
export async function unpackedText(code: string, most: number): Promise<string> {
  const signs = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) throw new Error('too much');
  }
}
