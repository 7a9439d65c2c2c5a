<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/**
 * A simple selector, or several with white space between for "inside": `blockquote`, `.note`, `#aside`, `div.note`,
 * `[data-x]`, `[data-x=y]`, `.aside h3`; or a block's name, `core/quote`.
 */
final class Selector
{
    private const PART = '~^(?<tag>[a-z][a-z0-9-]*)?(?<class>(?:\.[\w-]+)*)(?:#(?<id>[\w-]+))?(?:\[(?<name>[\w-]+)(?:=["\']?(?<value>[^"\'\]]*)["\']?)?\])?$~i';

    /** @param non-empty-list<array{tag: string, classes: list<string>, id: string, name: string, value: string|null}> $parts outermost first */
    private function __construct(public readonly array $parts)
    {
    }

    /** @return self|null null where it is none of these */
    public static function read(string $text): ?self
    {
        $parts = [];
        $pieces = preg_split('~\s+~', trim($text), -1, PREG_SPLIT_NO_EMPTY);
        foreach ($pieces === false ? [] : $pieces as $piece) {
            if (preg_match('~^([a-z0-9-]+)/([a-z0-9-]+)$~', $piece, $block) === 1) {
                $piece = '.wp-block-' . ($block[1] === 'core' ? '' : $block[1] . '-') . $block[2];
            }
            if (preg_match(self::PART, $piece, $part, PREG_UNMATCHED_AS_NULL) !== 1) {
                return null;
            }
            $parts[] = [
                'tag' => strtoupper($part['tag'] ?? ''),
                'classes' => array_values(array_filter(explode('.', $part['class']), static fn (string $one): bool => $one !== '')),
                'id' => $part['id'] ?? '',
                'name' => strtolower($part['name'] ?? ''),
                'value' => $part['value'] ?? null,
            ];
        }

        return $parts === [] ? null : new self($parts);
    }

    public static function ofClass(string $class): self
    {
        return new self([['tag' => '', 'classes' => [$class], 'id' => '', 'name' => '', 'value' => null]]);
    }

    /** @return list<string> what must stand in a start tag for some part to fit it */
    public function marks(): array
    {
        $marks = [];
        foreach ($this->parts as $part) {
            array_push($marks, ...$part['classes'], ...array_filter([$part['id'], $part['name']], static fn (string $one): bool => $one !== ''));
        }

        return $marks;
    }

    /** @return list<string> tags that fit a part by their name alone */
    public function tags(): array
    {
        $alone = array_filter($this->parts, static fn (array $part): bool => $part['classes'] === [] && $part['id'] === '' && $part['name'] === '');

        return array_column($alone, 'tag');
    }

    /** @param int $reached how many parts fit the elements around */
    public function isNext(int $reached, string $tag, Attributes $attributes): bool
    {
        $part = $this->parts[$reached] ?? null;
        if ($part === null || ($part['tag'] !== '' && $part['tag'] !== $tag) || ($part['id'] !== '' && $part['id'] !== $attributes->attribute('id'))) {
            return false;
        }
        if ($part['name'] !== '') {
            $value = $attributes->attribute($part['name']);
            if ($value === null || ($part['value'] !== null && $part['value'] !== $value)) {
                return false;
            }
        }
        $classes = $part['classes'] === [] ? [] : preg_split('~[ \t\f\r\n]+~', $attributes->attribute('class') ?? '');

        return array_diff($part['classes'], $classes === false ? [] : $classes) === [];
    }
}
