<?php

declare(strict_types=1);

namespace CourantDesk\PrivateFiles\Storage;

use CourantDesk\Kernel\Sql;
use CourantDesk\PrivateFiles\Http\StoreProbeController;

/** Creates and deletes the stored data of the module on a site. */
final class PrivateFilesInstaller
{
    public function __construct(
        private readonly Sql $sql,
        private readonly KeyRepository $keys,
        private readonly FileLocations $locations,
        private readonly FileProblemRepository $problems,
    ) {
    }

    public function install(): void
    {
        (new FilesTable($this->sql))->create();
        $this->keys->createSecretIfMissing();
    }

    /** Deletes all files with their keys. Applications are already deleted. */
    public function uninstall(): void
    {
        $this->locations->deleteAll(get_current_blog_id());
        (new FilesTable($this->sql))->drop();
        $this->problems->deleteAll();
        delete_option(StoreProbeController::OPTION);
        $this->keys->delete();
    }
}
