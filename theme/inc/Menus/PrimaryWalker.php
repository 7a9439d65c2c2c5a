<?php

declare(strict_types=1);

namespace Courant\Menus;

/**
 * A disclosure navigation: the link stays a link, and a real button beside it opens the sub-menu.
 * The buttons are hidden by CSS until a script marks the menu with data-ready; until then sub-menus
 * open on hover and on focus (Spec 2.1; reference/theme-and-furniture.md 6.2).
 */
final class PrimaryWalker extends \Walker_Nav_Menu
{
    private int $openedBy = 0;

    /**
     * @param string $output
     * @param \WP_Post $data_object
     * @param int $depth
     * @param \stdClass|null $args
     * @param int $current_object_id
     */
    public function start_el(&$output, $data_object, $depth = 0, $args = null, $current_object_id = 0): void
    {
        parent::start_el($output, $data_object, $depth, $args, $current_object_id);

        if (! $this->has_children) {
            return;
        }

        $this->openedBy = $data_object->ID;

        $output .= sprintf(
            '<button type="button" class="menu__toggle" aria-expanded="false" aria-controls="sub-menu-%d">'
            . '<span class="screen-reader-text">%s</span></button>',
            $this->openedBy,
            esc_html(sprintf(
                /* translators: %s: title of a menu item. */
                __('%s: sub-menu', 'courant'),
                wp_strip_all_tags($data_object->title)
            ))
        );
    }

    /**
     * @param string $output
     * @param int $depth
     * @param \stdClass|null $args
     */
    public function start_lvl(&$output, $depth = 0, $args = null): void
    {
        $output .= sprintf('<ul class="sub-menu" id="sub-menu-%d">', $this->openedBy);
    }
}
