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
     *     value: string|null}> $compounds outermost first
     */
    private function __construct(public readonly array $compounds)
    {
    }

    /** @return self|null null when the text is not a supported selector */
    public static function parse(string $text): ?self
    {
        $compounds = [];
        $pieces = preg_split('~\s+~', trim($text), -1, PREG_SPLIT_NO_EMPTY);
        foreach ($pieces === false ? [] : $pieces as $piece) {
            if (preg_match('~^([a-z0-9-]+)/([a-z0-9-]+)$~', $piece, $block) === 1) {
                $piece = '.wp-block-' . ($block[1] === 'core' ? '' : $block[1] . '-') . $block[2];
            }
            if (preg_match(self::PART_PATTERN, $piece, $matches, PREG_UNMATCHED_AS_NULL) !== 1) {
                return null;
            }
            $compounds[] = [
                'tag' => strtoupper($matches['tag'] ?? ''),
                'classes' => array_values(
                    array_filter(explode('.', $matches['class']), static fn (string $class): bool => $class !== '')
                ),
                'id' => $matches['id'] ?? '',
                'name' => strtolower($matches['name'] ?? ''),
                'value' => $matches['value'] ?? null,
            ];
        }

        return $compounds === [] ? null : new self($compounds);
    }

    public static function forClass(string $class): self
    {
        return new self([['tag' => '', 'classes' => [$class], 'id' => '', 'name' => '', 'value' => null]]);
    }

    /** @return list<string> strings, one of which a start tag must contain to match a compound selector */
    public function requiredText(): array
    {
        $required = [];
        foreach ($this->compounds as $compound) {
            array_push($required, ...$compound['classes'], ...array_filter(
                [$compound['id'], $compound['name']],
                static fn (string $part): bool => $part !== '',
            ));
        }

        return $required;
    }

    /** @return list<string> tag names of compound selectors that match by tag name alone */
    public function tagNames(): array
    {
        $alone = array_filter(
            $this->compounds,
            static fn (array $compound): bool => $compound['classes'] === [] && $compound['id'] === ''
                && $compound['name'] === '',
        );

        return array_column($alone, 'tag');
    }

    /** @param int $reached number of compound selectors that the ancestors match */
    public function matchesNextPart(int $reached, string $tag, TagAttributes $attributes): bool
    {
        $compound = $this->compounds[$reached] ?? null;
        if (
            $compound === null
            || ($compound['tag'] !== '' && $compound['tag'] !== $tag)
            || ($compound['id'] !== '' && $compound['id'] !== $attributes->getAttribute('id'))
        ) {
            return false;
        }
        if ($compound['name'] !== '') {
            $value = $attributes->getAttribute($compound['name']);
            if ($value === null || ($compound['value'] !== null && $compound['value'] !== $value)) {
                return false;
            }
        }
        $classes = $compound['classes'] === []
            ? []
            : preg_split('~[ \t\f\r\n]+~', $attributes->getAttribute('class') ?? '');

        return array_diff($compound['classes'], $classes === false ? [] : $classes) === [];
    }
}
