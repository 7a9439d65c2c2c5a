<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Wp;

/** What an author reads about the closing of an opening. */
enum ClosingLetter: string
{
    case Soon = 'closing_soon';
    case Closed = 'closed';

    public function title(): string
    {
        return $this === self::Soon ? __('To the author before an opening closes', 'courant-desk') : __('To the author when an opening has closed', 'courant-desk');
    }

    public function subject(string $opening): string
    {
        /* translators: %s: title of an opening */
        return sprintf($this === self::Soon ? __('“%s” closes soon', 'courant-desk') : __('“%s” has closed', 'courant-desk'), $opening);
    }

    public function text(string $opening, string $closing, string $edit, string $page): string
    {
        $words = $this === self::Soon
            /* translators: 1: title of an opening, 2: date and time */
            ? __('Your opening “%1$s” closes on %2$s. To keep it open, choose a later date:', 'courant-desk')
            /* translators: 1: title of an opening, 2: date and time */
            : __('Your opening “%1$s” closed on %2$s and takes no more applications. You can reopen it here:', 'courant-desk');

        return implode("\n\n", [sprintf($words, $opening, $closing), $edit, $page]);
    }
}
