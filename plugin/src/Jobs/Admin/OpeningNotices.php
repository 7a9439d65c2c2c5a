<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Kernel\Request;

/** What a person is told after saving, closing or reopening an opening: by a code in the address. */
final class OpeningNotices
{
    public const PARAMETER = 'courant_notice';

    /** @var list<string> codes for the page that follows this save */
    private array $pending = [];

    public function boot(): void
    {
        add_filter('redirect_post_location', [$this, 'carry']);
        add_action('admin_notices', [$this, 'show']);
        add_filter('removable_query_args', static fn (array $names): array => [...$names, self::PARAMETER]);
    }

    public function add(string $code): void
    {
        if ($code !== '' && !in_array($code, $this->pending, true)) {
            $this->pending[] = $code;
        }
    }

    public function carry(string $location): string
    {
        return $this->pending === [] ? $location : $this->at($location);
    }

    public function at(string $location): string
    {
        return add_query_arg(self::PARAMETER, implode(',', $this->pending), $location);
    }

    public function show(): void
    {
        foreach (explode(',', Request::current()->text(self::PARAMETER)) as $code) {
            $text = $this->text($code);
            if ($text !== '') {
                wp_admin_notice(esc_html($text), ['type' => str_starts_with($code, 'done.') ? 'success' : 'error', 'dismissible' => true]);
            }
        }
    }

    public function text(string $code): string
    {
        return match ($code) {
            'closing.past' => __('Not published: the closing date is in the past. Choose a later one, or none, and publish again.', 'courant-desk'),
            'closing.before' => __('Not scheduled: it would close before it is published. Choose a later closing date, or none, or publish it earlier.', 'courant-desk'),
            'closing.ended' => __('The closing date is in the past, so the opening is closed now.', 'courant-desk'),
            'closing.malformed' => __('The closing date or time could not be read and was left as it was.', 'courant-desk'),
            'country.unknown' => __('The places or the countries for remote work were not stored, because one of the countries was not found. Choose it from the list, or enter its name or its two-letter code.', 'courant-desk'),
            'salary.incomplete' => __('The salary was not stored: it needs an amount, a currency of three letters and what it is paid for.', 'courant-desk'),
            'done.closed' => __('The opening is closed.', 'courant-desk'),
            'done.copied' => __('This is the copy: a draft without a closing date.', 'courant-desk'),
            'copy.failed' => __('The copy could not be made. Try again.', 'courant-desk'),
            'done.reopened' => __('The opening is open again.', 'courant-desk'),
            default => '',
        };
    }
}
