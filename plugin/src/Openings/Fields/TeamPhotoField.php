<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\FieldControl;

/** The photo next to the text about the team: ID of an attachment, 0 for none. */
final class TeamPhotoField extends PageField
{
    public const KEY = 'courant_team_photo';

    public function key(): string
    {
        return self::KEY;
    }

    public function label(): string
    {
        return __('Photo of the team', 'courant-desk');
    }

    public function control(): FieldControl
    {
        return FieldControl::custom(
            $this->label(),
            'openings/field-photo',
            'photo',
            __('Leave empty to use the photo from the settings.', 'courant-desk'),
        );
    }

    public function type(): string
    {
        return 'integer';
    }

    public function sanitize(mixed $value): int
    {
        return is_numeric($value) && wp_attachment_is_image((int) $value) ? (int) $value : 0;
    }

    public function format(mixed $value): string
    {
        return is_int($value) && $value > 0 ? get_the_title($value) : '';
    }

    public function translation(): string
    {
        return 'copy';
    }
}
