<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Domain;

/** What an entry of a list reads: the heading's words, another's for them, shortened as the owner wants it (Contents contract 1.1). */
final class EntryText
{
    /**
     * @param 'words'|'special'|''   $truncate
     * @param array<string, string> $labels other words by the heading's id
     */
    public function __construct(
        private readonly AlternateTitles $titles,
        private readonly array $labels = [],
        private readonly bool $withoutColons = false,
        private readonly string $truncate = '',
        private readonly int $words = 5,
        private readonly string $sign = ':',
    ) {
    }

    public function of(Heading $heading): string
    {
        $own = $this->labels[$heading->id] ?? '';
        if ($own !== '') {
            return $own;
        }
        $text = $this->shortened($this->titles->of($heading->text));

        return $this->withoutColons ? trim(str_replace(':', '', $text)) : $text;
    }

    private function shortened(string $text): string
    {
        if ($this->truncate === 'words') {
            $words = explode(' ', $text);

            return count($words) > $this->words ? implode(' ', array_slice($words, 0, $this->words)) . '…' : $text;
        }
        $before = $this->truncate === 'special' && $this->sign !== '' ? trim(explode($this->sign, $text, 2)[0]) : '';

        return $before === '' ? $text : $before;
    }
}
