<?php

/**
 * A form that filters the results of a search. On phones it is folded.
 *
 * @var array{canRemove: bool} $args Whether it has a link that removes the filters.
 */

declare(strict_types=1);

use Courant\SearchFilters;

defined('ABSPATH') || exit;

$courant_chosen = array_filter(array_map(
    static fn (array $filter): string => $filter['chosen'] === '' ? '' : $filter['options'][$filter['chosen']] ?? '',
    SearchFilters::all(),
), static fn (string $label): bool => $label !== '');
?>
<details class="search-filters">
    <summary class="tool"><?php
        echo esc_html($courant_chosen === []
            ? __('Filter results', 'courant')
            /* translators: %s: values of the filters that are set, such as "Past week". */
            : sprintf(__('Filtered by: %s', 'courant'), wp_sprintf_l('%l', $courant_chosen)));
    ?></summary>
    <form class="search-filters__form" method="get" action="<?php
        echo esc_url(home_url('/'));
    ?>" aria-label="<?php esc_attr_e('Filter results', 'courant'); ?>">
        <input type="hidden" name="s" value="<?php echo esc_attr(get_search_query(false)); ?>">
        <?php if (SearchFilters::chosenKind() !== '') : ?>
            <input type="hidden" name="<?php echo esc_attr(SearchFilters::KIND); ?>" value="<?php
                echo esc_attr(SearchFilters::chosenKind());
            ?>">
        <?php endif; ?>
        <?php foreach (SearchFilters::all() as $courant_name => $courant_filter) : ?>
            <label>
                <?php echo esc_html($courant_filter['label']); ?>
                <select name="<?php echo esc_attr($courant_name); ?>">
                    <?php foreach ($courant_filter['options'] as $courant_value => $courant_label) : ?>
                        <option value="<?php echo esc_attr((string) $courant_value); ?>"<?php
                            selected((string) $courant_value, $courant_filter['chosen']);
                        ?>><?php
                            echo esc_html($courant_label);
                        ?></option>
                    <?php endforeach; ?>
                </select>
            </label>
        <?php endforeach; ?>
        <button class="tool"><?php esc_html_e('Apply filters', 'courant'); ?></button>
        <?php if ($args['canRemove'] && SearchFilters::isFiltered()) : ?>
            <a href="<?php echo esc_url(SearchFilters::urlWithoutFilters()); ?>"><?php
                esc_html_e('Remove filters', 'courant');
            ?></a>
        <?php endif; ?>
    </form>
</details>
