<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\Openings\OpeningsSettings;

/** Deletes all data of openings on a site. The page with the listing is kept, because it may have other content. */
final class OpeningsUninstaller
{
    public function __construct(
        private readonly TaxonomySpecificationRepository $specifications,
        private readonly Sql $sql,
        private readonly OpeningsSettings $settings,
    ) {
    }

    public function deleteAll(): void
    {
        $last = 0;
        do {
            $ids = $this->sql->fetchColumn(
                'SELECT ID FROM %i WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT 100',
                $this->sql->coreTable('posts'),
                OpeningPostType::NAME,
                $last,
            );
            foreach ($ids as $id) {
                wp_delete_post((int) $id, true);
                $last = (int) $id;
            }
        } while ($ids !== []);
        foreach ($this->specifications->findAll() as $specification) {
            foreach ($this->specifications->findTerms($specification->taxonomy) as $term) {
                wp_delete_term($term->id, $term->taxonomy);
            }
        }
        $options = [
            TaxonomySpecificationRepository::OPTION, OpeningsInstaller::DEFAULT_TERMS_OPTION,
            OpeningsInstaller::LISTING_PAGE_OPTION, OpeningsInstaller::DEFAULT_PAGE_OPTION, SpecificationLock::OPTION,
            ClosingDayChange::OPTION, $this->settings->optionName(),
        ];
        foreach ($options as $option) {
            delete_option($option);
        }
    }
}
