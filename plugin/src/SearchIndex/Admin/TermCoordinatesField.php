<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex\Admin;

use CourantDesk\Kernel\TermFormRequest;
use CourantDesk\SearchIndex\Domain\Coordinates;
use CourantDesk\SearchIndex\Storage\TermCoordinates;
use WP_Term;

/** Adds the coordinates of a location to WordPress's screen for editing terms. */
final class TermCoordinatesField
{
    private const FIELD = 'courant_coordinates';
    private const PREVIOUS_FIELD = 'courant_coordinates_previous';

    public function __construct(private readonly TermCoordinates $coordinates)
    {
    }

    public function print(WP_Term $term): void
    {
        $help = self::FIELD . '-help';
        $value = $this->coordinates->coordinatesOf($term->term_id)?->toText() ?? '';
        ?>
        <tr class="form-field">
            <th scope="row"><label for="<?php echo esc_attr(self::FIELD); ?>"><?php
                esc_html_e('Coordinates', 'courant-desk');
            ?></label></th>
            <td>
                <input
                    type="text" dir="ltr" placeholder="52.52, 13.405"
                    id="<?php echo esc_attr(self::FIELD); ?>" name="<?php echo esc_attr(self::FIELD); ?>"
                    value="<?php echo esc_attr($value); ?>" aria-describedby="<?php echo esc_attr($help); ?>"
                >
                <input
                    type="hidden" name="<?php echo esc_attr(self::PREVIOUS_FIELD); ?>"
                    value="<?php echo esc_attr($value); ?>"
                >
                <p class="description" id="<?php echo esc_attr($help); ?>"><?php
                    esc_html_e('Latitude and longitude in degrees, for the search by distance and the map. Leave empty to use the coordinates of the city with this name.', 'courant-desk');
                ?></p>
            </td>
        </tr>
        <?php
    }

    public function save(int $id): void
    {
        $request = TermFormRequest::forField(self::FIELD, $id);
        if ($request === null) {
            return;
        }
        $text = $request->text(self::FIELD);
        $entered = Coordinates::fromText($text);
        // An unchanged field must not keep the coordinates of a previous name.
        if ($text !== $request->text(self::PREVIOUS_FIELD) && ($text === '' || $entered !== null)) {
            $this->coordinates->saveEntered($id, $entered);
        }
    }
}
