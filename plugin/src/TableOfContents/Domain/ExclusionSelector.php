<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/**
 * Represents a simple selector, or several that are separated by white space (descendant): `blockquote`, `.note`,
 * `#aside`, `div.note`, `[data-x]`, `[data-x=y]`, `.aside h3`; or a block name, `core/quote`.
 */
final class ExclusionSelector
{
    private const PART_PATTERN = '~^(?<tag>[a-z][a-z0-9-]*)?(?<class>(?:\.[\w-]+)*)(?:#(?<id>[\w-]+))?(?:\[(?<name>[\w-]+)(?:=["\']?(?<value>[^"\'\]]*)["\']?)?\])?$~i';

    /**
     * @param non-empty-list<array{tag: string, classes: list<string>, id: string, name: string,
     *     value: string|null}> $parts outermost first
     */
    private function __construct(public readonly array $parts)
    {
    }

    /** @return self|null null when the text is not a supported selector */
    public static function parse(string $text): ?self
    {
        $parts = [];
        $pieces = preg_split('~\s+~', trim($text), -1, PREG_SPLIT_NO_EMPTY);
        foreach ($pieces === false ? [] : $pieces as $piece) {
            if (preg_match('~^([a-z0-9-]+)/([a-z0-9-]+)$~', $piece, $block) === 1) {
                $piece = '.wp-block-' . ($block[1] === 'core' ? '' : $block[1] . '-') . $block[2];
            }
            if (preg_match(self::PART_PATTERN, $piece, $part, PREG_UNMATCHED_AS_NULL) !== 1) {
                return null;
            }
            $parts[] = [
                'tag' => strtoupper($part['tag'] ?? ''),
                'classes' => array_values(
                    array_filter(explode('.', $part['class']), static fn (string $one): bool => $one !== '')
                ),
                'id' => $part['id'] ?? '',
                'name' => strtolower($part['name'] ?? ''),
                'value' => $part['value'] ?? null,
            ];
        }

        return $parts === [] ? null : new self($parts);
    }

    public static function forClass(string $class): self
    {
        return new self([['tag' => '', 'classes' => [$class], 'id' => '', 'name' => '', 'value' => null]]);
    }

    /** @return list<string> strings of which a start tag must contain one to match a part */
    public function requiredText(): array
    {
        $marks = [];
        foreach ($this->parts as $part) {
            array_push($marks, ...$part['classes'], ...array_filter(
                [$part['id'], $part['name']],
                static fn (string $one): bool => $one !== '',
            ));
        }

        return $marks;
    }

    /** @return list<string> tag names of parts that match by tag name alone */
    public function tagNames(): array
    {
        $alone = array_filter(
            $this->parts,
            static fn (array $part): bool => $part['classes'] === [] && $part['id'] === '' && $part['name'] === '',
        );

        return array_column($alone, 'tag');
    }

    /** @param int $reached number of parts that the ancestors match */
    public function matchesNextPart(int $reached, string $tag, TagAttributes $attributes): bool
    {
        $part = $this->parts[$reached] ?? null;
        if (
            $part === null
            || ($part['tag'] !== '' && $part['tag'] !== $tag)
            || ($part['id'] !== '' && $part['id'] !== $attributes->getAttribute('id'))
        ) {
            return false;
        }
        if ($part['name'] !== '') {
            $value = $attributes->getAttribute($part['name']);
            if ($value === null || ($part['value'] !== null && $part['value'] !== $value)) {
                return false;
            }
        }
        $classes = $part['classes'] === []
            ? []
            : preg_split('~[ \t\f\r\n]+~', $attributes->getAttribute('class') ?? '');

        return array_diff($part['classes'], $classes === false ? [] : $classes) === [];
    }
}
