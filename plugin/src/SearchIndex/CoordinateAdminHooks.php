<?php

declare(strict_types=1);

namespace CourantDesk\SearchIndex;

use CourantDesk\SearchIndex\Admin\TermCoordinatesField;
use CourantDesk\SearchIndex\Storage\TermCoordinates;

/** Registers the hooks that keep the coordinates of locations up to date, and the field for them. */
final class CoordinateAdminHooks
{
    /** Option with the setting that turns the search by distance on. */
    private const OPTION = 'courant_jobs';

    public function __construct(private readonly TermCoordinates $coordinates)
    {
    }

    public function register(): void
    {
        add_action('created_term', [$this->coordinates, 'updateTerm'], 10, 3);
        add_action('edited_term', [$this->coordinates, 'updateTerm'], 10, 3);
        add_action('add_option_' . self::OPTION, [$this->coordinates, 'updateMissing'], 30, 0);
        add_action('update_option_' . self::OPTION, [$this->coordinates, 'updateMissing'], 30, 0);
        // Settings and specifications are read only in wp-admin.
        add_action('admin_init', $this->addField(...));
    }

    private function addField(): void
    {
        if ($this->coordinates->isEnabled()) {
            $taxonomy = $this->coordinates->taxonomy();
            $field = new TermCoordinatesField($this->coordinates);
            add_action($taxonomy . '_edit_form_fields', [$field, 'print']);
            add_action('edited_' . $taxonomy, [$field, 'save'], 20);
        }
    }
}
