<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex;

use CourantDesk\SearchIndex\Admin\TermCoordinatesField;
use CourantDesk\SearchIndex\Storage\TermCoordinates;

/** Registers the hooks that keep the coordinates of locations up to date, and the field for them. */
final class CoordinateAdminHooks
{
    /** Options with the settings that turn the search by distance and the map on. */
    private const OPTIONS = ['courant_jobs', 'courant_map'];

    public function __construct(private readonly TermCoordinates $coordinates)
    {
    }

    public function register(): void
    {
        add_action('created_term', [$this->coordinates, 'updateTerm'], 10, 3);
        add_action('edited_term', [$this->coordinates, 'updateTerm'], 10, 3);
        foreach (self::OPTIONS as $option) {
            add_action("add_option_$option", [$this->coordinates, 'updateMissing'], 30, 0);
            add_action("update_option_$option", [$this->coordinates, 'updateMissing'], 30, 0);
        }
        // Settings and specifications are read only in wp-admin.
        add_action('admin_init', $this->addField(...));
    }

    private function addField(): void
    {
        if ($this->coordinates->isStored()) {
            $taxonomy = $this->coordinates->taxonomy();
            $field = new TermCoordinatesField($this->coordinates);
            add_action($taxonomy . '_edit_form_fields', [$field, 'print']);
            add_action('edited_' . $taxonomy, [$field, 'save'], 20);
        }
    }
}
