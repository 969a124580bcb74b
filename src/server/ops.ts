export async function main(_args: string[]): Promise<void> {}
