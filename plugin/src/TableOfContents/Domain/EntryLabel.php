<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Domain;

/** Formats the label of an entry: the heading's text or its alternate title, shortened according to the settings. */
final class EntryLabel
{
    /**
     * @param 'words'|'special'|''   $truncate
     * @param array<string, string> $labels replacement labels by heading ID
     */
    public function __construct(
        private readonly AlternateTitles $titles,
        private readonly array $labels = [],
        private readonly bool $removesColons = false,
        private readonly string $truncate = '',
        private readonly int $maxWords = 5,
        private readonly string $cutAt = ':',
    ) {
    }

    public function forHeading(Heading $heading): string
    {
        $own = $this->labels[$heading->id] ?? '';
        if ($own !== '') {
            return $own;
        }
        $text = $this->shorten($this->titles->resolve($heading->text));

        return $this->removesColons ? trim(str_replace(':', '', $text)) : $text;
    }

    private function shorten(string $text): string
    {
        if ($this->truncate === 'words') {
            $words = explode(' ', $text);

            return count($words) > $this->maxWords
                ? implode(' ', array_slice($words, 0, $this->maxWords)) . '…'
                : $text;
        }
        $before = $this->truncate === 'special' && $this->cutAt !== '' ? trim(explode($this->cutAt, $text, 2)[0]) : '';

        return $before === '' ? $text : $before;
    }
}
