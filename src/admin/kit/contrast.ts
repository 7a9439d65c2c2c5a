/** Contrast as WCAG 2.2 counts it; the same as Colour in PHP. */
const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** From 1 (the same) to 21 (black on white), to one decimal. */
export const contrast = (one: string, other: string): number => {
    const [a, b] = [luminance(one), luminance(other)];
    return Math.floor(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)) * 10) / 10;
};
