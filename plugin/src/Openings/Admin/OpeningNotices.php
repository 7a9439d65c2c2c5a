<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;

/** Prints notices after an opening was saved, closed or reopened, selected by a code in the URL. */
final class OpeningNotices
{
    public const PARAMETER = 'courant_notice';

    /** @var list<string> codes for the page after this save */
    private array $pending = [];

    public function add(string $code): void
    {
        if ($code !== '' && !in_array($code, $this->pending, true)) {
            $this->pending[] = $code;
        }
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    public function addRemovableParameter(array $names): array
    {
        return [...$names, self::PARAMETER];
    }

    public function addToRedirect(string $location): string
    {
        return $this->pending === [] ? $location : $this->addToUrl($location);
    }

    public function addToUrl(string $location): string
    {
        return add_query_arg(self::PARAMETER, implode(',', $this->pending), $location);
    }

    public function print(): void
    {
        foreach (explode(',', Request::fromGlobals()->text(self::PARAMETER)) as $code) {
            $text = $this->message($code);
            if ($text !== '') {
                wp_admin_notice(
                    esc_html($text),
                    ['type' => str_starts_with($code, 'done.') ? 'success' : 'error', 'dismissible' => true],
                );
            }
        }
    }

    public function message(string $code): string
    {
        return match ($code) {
            'closing.past' => __('Not published: the closing date is in the past. Choose a later one, or none, and publish again.', 'courant-desk'),
            'closing.before' => __('Not scheduled: it would close before it is published. Choose a later closing date, or none, or publish it earlier.', 'courant-desk'),
            'closing.ended' => __('The closing date is in the past, so the opening is closed now.', 'courant-desk'),
            'closing.malformed' => __('The closing date or time is invalid and was not changed.', 'courant-desk'),
            'country.unknown' => __('The locations or the countries for remote work were not saved because a country was not found. Choose it from the list, or enter its name or two-letter code.', 'courant-desk'),
            'salary.incomplete' => __('The salary was not saved. Enter an amount, a three-letter currency code and a pay period.', 'courant-desk'),
            'done.closed' => __('Opening closed.', 'courant-desk'),
            'done.copied' => __('Opening copied. The copy is a draft without a closing date.', 'courant-desk'),
            'copy.failed' => __('The opening could not be copied. Try again.', 'courant-desk'),
            'done.reopened' => __('Opening reopened.', 'courant-desk'),
            default => '',
        };
    }
}
