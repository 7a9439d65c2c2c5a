<?php

declare(strict_types=1);

namespace Courant\Customizer;

use Courant\Module;

/**
 * Stores a color for each category as term meta. The colors that are displayed are derived from it so that text stays
 * readable in light and dark mode.
 */
final class CategoryColors implements Module
{
    public const META = 'courant_colour';
    public const SECTION = 'courant_category_colours';

    public function boot(): void
    {
        add_action('init', $this->registerMeta(...));
        add_action('category_edit_form_fields', $this->printCustomizerLink(...));
    }

    /**
     * Returns the value of a style attribute that sets the colors of an element's category: as text color
     * (`--courant-section`), as background (`--courant-section-background`) and as text color on that background
     * (`--courant-on-section`). Empty when the category has no color.
     */
    public static function styleAttribute(\WP_Term $term): string
    {
        $color = Color::tryFromHex(self::forTerm($term->term_id));

        if ($color === null) {
            return '';
        }

        [$day, $night] = AppearanceStyles::palette()->textColors($color->hex());

        return sprintf(
            '--courant-section:light-dark(%s,%s);--courant-section-background:%s;--courant-on-section:%s',
            $day,
            $night,
            $color->hex(),
            $color->contrastingColor()->hex()
        );
    }

    /**
     * Returns the color of a category.
     *
     * @return string As #rrggbb, or empty.
     */
    public static function forTerm(int $term): string
    {
        $color = get_term_meta($term, self::META, true);

        return self::sanitize($color);
    }

    public static function sanitize(mixed $color): string
    {
        $color = is_string($color) ? Color::tryFromHex($color) : null;

        return $color === null ? '' : $color->hex();
    }

    private function registerMeta(): void
    {
        register_term_meta('category', self::META, [
            'type' => 'string',
            'single' => true,
            'default' => '',
            'show_in_rest' => true,
            'sanitize_callback' => self::sanitize(...),
            'auth_callback' => static fn (): bool => current_user_can('manage_categories'),
        ]);
    }

    private function printCustomizerLink(mixed $term): void
    {
        if (! $term instanceof \WP_Term || ! current_user_can('customize')) {
            return;
        }

        $color = self::forTerm($term->term_id);
        ?>
        <tr class="form-field">
            <th scope="row"><?php esc_html_e('Color', 'courant'); ?></th>
            <td>
                <?php if ($color !== '') : ?>
                    <span aria-hidden="true" style="display:inline-block;inline-size:1em;block-size:1em;background:<?php
                        echo esc_attr($color);
                    ?>"></span>
                    <code><?php echo esc_html($color); ?></code>
                <?php endif; ?>
                <a href="<?php
                    echo esc_url(
                        add_query_arg(['autofocus' => ['section' => self::SECTION]], admin_url('customize.php'))
                    );
                ?>"><?php esc_html_e('Set category colors', 'courant'); ?></a>
            </td>
        </tr>
        <?php
    }
}
