<?php

/**
 * The search form. Each instance on a page has unique IDs.
 *
 * @var array<string, mixed> $args As given to get_search_form(); aria_label makes it a landmark,
 *                                courant_autofocus moves the focus to it when its overlay opens.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

$field = wp_unique_id('search-');
$label = is_string($args['aria_label'] ?? null) && $args['aria_label'] !== '' ? $args['aria_label'] : null;
$focus = ($args['courant_autofocus'] ?? false) === true;
$terms = get_search_query(false);
?>
<form class="search-form" method="get" action="<?php
    echo esc_url(home_url('/'));
?>"<?php echo $label === null ? '' : ' role="search" aria-label="' . esc_attr($label) . '"'; ?>>
    <label for="<?php echo esc_attr($field); ?>"><?php esc_html_e('Search this site', 'courant'); ?></label>
    <div class="search-form__row">
        <input type="search" id="<?php
            echo esc_attr($field);
        ?>" name="s" value="<?php echo esc_attr($terms); ?>"<?php echo $focus ? ' autofocus' : ''; ?>>
        <button type="submit" class="button"><?php esc_html_e('Search', 'courant'); ?></button>
    </div>
</form>
<?php
if ($focus && $terms !== '') {
    // Typing replaces the terms of the results page, also before any other script is loaded.
    wp_print_inline_script_tag(
        'document.currentScript.previousElementSibling.s.onfocus=event=>event.target.select()',
    );
}
