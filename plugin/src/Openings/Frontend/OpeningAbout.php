<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Frontend;

use CourantDesk\Kernel\Html;
use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Fields\BenefitsField;
use CourantDesk\Openings\Fields\ContactEmailField;
use CourantDesk\Openings\Fields\ContactNameField;
use CourantDesk\Openings\Fields\ContactPhoneField;
use CourantDesk\Openings\Fields\ContactRoleField;
use CourantDesk\Openings\Fields\HiringStepsField;
use CourantDesk\Openings\Fields\TeamField;
use CourantDesk\Openings\Fields\TeamPhotoField;
use CourantDesk\Openings\OpeningPageSettings;

/** Builds the sections below the description of an opening, from its fields or else from the settings. */
final class OpeningAbout
{
    public function __construct(private readonly OpeningPageSettings $settings)
    {
    }

    public function forOpening(Opening $opening): OpeningAboutView
    {
        $team = self::text($opening, TeamField::KEY);
        $photo = $opening->values[TeamPhotoField::KEY] ?? 0;
        // The photo of the settings does not belong to a text about another team.
        $default = $team === '' ? $this->settings->teamPhotoId() : 0;

        return new OpeningAboutView(
            self::lines($team !== '' ? $team : $this->settings->team()),
            self::photo(is_int($photo) && $photo > 0 ? $photo : $default),
            self::lines(self::text($opening, BenefitsField::KEY, $this->settings->benefits())),
            self::lines(self::text($opening, HiringStepsField::KEY, $this->settings->hiringSteps())),
            $this->contact($opening),
        );
    }

    /** @return array{name: string, role: string, email: string, phone: string}|null */
    private function contact(Opening $opening): ?array
    {
        $contact = [
            'name' => self::text($opening, ContactNameField::KEY),
            'role' => self::text($opening, ContactRoleField::KEY),
            'email' => self::text($opening, ContactEmailField::KEY),
            'phone' => self::text($opening, ContactPhoneField::KEY),
        ];
        // Another person's phone number must not be shown next to a name.
        if (implode('', $contact) === '') {
            $contact = $this->settings->contact();
        }

        return implode('', $contact) === '' ? null : $contact;
    }

    private static function photo(int $id): Html
    {
        return new Html($id > 0 ? wp_get_attachment_image($id, 'large', false, ['loading' => 'lazy']) : '');
    }

    private static function text(Opening $opening, string $key, string $default = ''): string
    {
        $value = $opening->values[$key] ?? '';

        return is_string($value) && $value !== '' ? $value : $default;
    }

    /** @return list<string> lines that are not empty */
    private static function lines(string $text): array
    {
        return array_values(array_filter(
            array_map(trim(...), explode("\n", $text)),
            static fn (string $line): bool => $line !== '',
        ));
    }
}
