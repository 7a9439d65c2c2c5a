<?php

declare(strict_types=1);

namespace CourantDesk\Consent\Frontend;

/**
 * View model of the built-in banner. Its markup is the same for all visitors and hidden until the script has determined
 * that consent is needed.
 */
final class ConsentBannerView
{
    /** @param list<array{label: string, category: string}> $services */
    public function __construct(
        private readonly string $customText,
        public readonly string $privacyPolicyUrl,
        private readonly array $services,
        /** Revision of the consent; visitors who consented to an earlier one see the banner again. */
        public readonly int $revision,
    ) {
    }

    public function text(): string
    {
        return $this->customText !== ''
            ? $this->customText
            : self::defaultText();
    }

    public static function defaultText(): string
    {
        return __('We use third-party services to remember preferences, measure visits, and show videos and third-party ads. These services may store data on your device. They load only with your consent, which you can withdraw at any time.', 'courant-desk');
    }

    /** @return array<string, array{label: string, help: string, services: string}> by category */
    public function categories(): array
    {
        $categoryTexts = [
            'preferences' => [
                __('Preferences', 'courant-desk'),
                __('Remembers your settings for this site.', 'courant-desk'),
            ],
            'statistics' => [
                __('Statistics', 'courant-desk'),
                __('Measures visits and shows which pages are read.', 'courant-desk'),
            ],
            'marketing' => [
                __('Marketing', 'courant-desk'),
                __('Third-party videos, embeds and advertising.', 'courant-desk'),
            ],
        ];
        $categories = [];
        foreach ($categoryTexts as $name => [$label, $help]) {
            $labels = array_column(
                array_filter($this->services, static fn (array $service): bool => $service['category'] === $name),
                'label',
            );
            $categories[$name] = ['label' => $label, 'help' => $help, 'services' => implode(', ', $labels)];
        }

        return $categories;
    }
}
