<?php

declare(strict_types=1);

namespace CourantDesk\Consent\View;

/** Our own banner: one and the same for all visitors, hidden until the browser knows that it has to ask. */
final class BannerView
{
    /** @param list<array{label: string, category: string}> $services */
    public function __construct(
        private readonly string $words,
        public readonly string $policy,
        private readonly array $services,
        /** Which question is asked: who answered an earlier one is asked again. */
        public readonly int $revision,
    ) {
    }

    public function words(): string
    {
        return $this->words !== ''
            ? $this->words
            : __('We would like to load services of others: to remember settings, to count visits, to show videos and advertising. They may store data on your device. Nothing of it happens before you agree, and you can change your mind at any time.', 'courant-desk');
    }

    /** @return array<string, array{label: string, help: string, services: string}> by category */
    public function categories(): array
    {
        $said = [
            'preferences' => [__('Preferences', 'courant-desk'), __('Remembers how you like this site.', 'courant-desk')],
            'statistics' => [__('Statistics', 'courant-desk'), __('Counts visits and shows us what is read.', 'courant-desk')],
            'marketing' => [__('Marketing', 'courant-desk'), __('Videos, embeds and advertising of others.', 'courant-desk')],
        ];
        $categories = [];
        foreach ($said as $name => [$label, $help]) {
            $labels = array_column(array_filter($this->services, static fn (array $one): bool => $one['category'] === $name), 'label');
            $categories[$name] = ['label' => $label, 'help' => $help, 'services' => implode(', ', $labels)];
        }

        return $categories;
    }
}
