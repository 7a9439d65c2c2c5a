<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Feature;

/**
 * A colour for each category, kept with the category. What is drawn with it is computed, so that it
 * can be read by day and by night.
 */
final class CategoryColours implements Feature
{
    public const META = 'courant_colour';
    public const SECTION = 'courant_category_colours';

    public function boot(): void
    {
        add_action('init', $this->register(...));
        add_action('category_edit_form_fields', $this->pointToCustomizer(...));
    }

    /**
     * The value of a style attribute that gives an element its category's colour: as text
     * (`--courant-section`), as a ground (`--courant-section-ground`) and as text on that ground
     * (`--courant-on-section`). Empty when the category has none.
     */
    public static function style(\WP_Term $term): string
    {
        $colour = Colour::read(self::of($term->term_id));

        if ($colour === null) {
            return '';
        }

        [$day, $night] = Look::palette()->asText($colour->hex());

        return sprintf(
            '--courant-section:light-dark(%s,%s);--courant-section-ground:%s;--courant-on-section:%s',
            $day,
            $night,
            $colour->hex(),
            $colour->ink()->hex()
        );
    }

    /**
     * @return string As #rrggbb, or empty.
     */
    public static function of(int $term): string
    {
        $colour = get_term_meta($term, self::META, true);

        return self::clean($colour);
    }

    public static function clean(mixed $colour): string
    {
        $colour = is_string($colour) ? Colour::read($colour) : null;

        return $colour === null ? '' : $colour->hex();
    }

    private function register(): void
    {
        register_term_meta('category', self::META, [
            'type' => 'string',
            'single' => true,
            'default' => '',
            'show_in_rest' => true,
            'sanitize_callback' => self::clean(...),
            'auth_callback' => static fn (): bool => current_user_can('manage_categories'),
        ]);
    }

    private function pointToCustomizer(mixed $term): void
    {
        if (! $term instanceof \WP_Term || ! current_user_can('customize')) {
            return;
        }

        $colour = self::of($term->term_id);
        ?>
        <tr class="form-field">
            <th scope="row"><?php esc_html_e('Colour', 'courant'); ?></th>
            <td>
                <?php if ($colour !== '') : ?>
                    <span aria-hidden="true" style="display:inline-block;inline-size:1em;block-size:1em;background:<?php echo esc_attr($colour); ?>"></span>
                    <code><?php echo esc_html($colour); ?></code>
                <?php endif; ?>
                <a href="<?php echo esc_url(add_query_arg(['autofocus' => ['section' => self::SECTION]], admin_url('customize.php'))); ?>"><?php esc_html_e('Choose category colours', 'courant'); ?></a>
            </td>
        </tr>
        <?php
    }
}
