<?php

declare(strict_types=1);

namespace Courant\Migration;

/** Selects the settings that WordPress stores separately for each theme under the same names. Pure. */
final class SharedThemeMods
{
    private const NAMES = [
        'custom_logo',
        'header_image',
        'header_image_data',
        'header_video',
        'background_attachment',
        'background_color',
        'background_image',
        'background_position_x',
        'background_position_y',
        'background_preset',
        'background_repeat',
        'background_size',
    ];

    /**
     * @param array<mixed> $mods Theme mods of another theme.
     * @return array<string, mixed>
     */
    public static function select(array $mods): array
    {
        $selected = [];

        foreach (self::NAMES as $name) {
            if (isset($mods[$name]) && $mods[$name] !== '') {
                $selected[$name] = $mods[$name];
            }
        }

        return $selected;
    }
}
